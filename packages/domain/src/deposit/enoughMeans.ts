import { type DepositMeans, depositMeans, methodsOfMeans } from "./DepositMeans.ts";
import type { DepositOffer } from "./DepositTerms.ts";

/** Returns the deposit's amount for each of these methods [DP4]. */
export function enoughMeans(offers: readonly DepositOffer[]): DepositMeans[] {
  return depositMeans.filter((means) =>
    offers.some(({ method }) => methodsOfMeans[means].some((usable) => usable === method)),
  );
}
