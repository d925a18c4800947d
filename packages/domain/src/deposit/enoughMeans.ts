import { type DepositMeans, depositMeans, methodsOfMeans } from "./DepositMeans.ts";
import type { DepositOffer } from "./DepositTerms.ts";

/** Returns the means that cover at least one of the offered methods [DP4]. */
export function enoughMeans(offers: readonly DepositOffer[]): DepositMeans[] {
  return depositMeans.filter((means) =>
    offers.some(({ method }) => methodsOfMeans[means].some((usable) => usable === method)),
  );
}
