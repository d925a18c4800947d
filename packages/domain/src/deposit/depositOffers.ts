import type { DepositMethod } from "./DepositMethod.ts";
import type { DepositOffer, DepositTerms } from "./DepositTerms.ts";

const cashMethods: readonly DepositMethod[] = ["cash", "cashEuro"];

/**
 * Returns the methods by which a car's security deposit may be left, with the amounts in TND [DP2, DP3].
 *
 * @param deposit in TND. −1: not taken on a card; 0: none.
 * @param terms terms of the car's agency
 * @param allowed methods that the marketplace allows
 * @example depositOffers(1000, [{ method: "card", amount: null }], ["card"]) // [{ method: "card", amount: 1000 }]
 */
export function depositOffers(
  deposit: number,
  terms: DepositTerms,
  allowed: readonly DepositMethod[],
): DepositOffer[] {
  if (deposit === 0) return [];
  return terms
    .filter(({ method }) => allowed.includes(method) && (deposit !== -1 || cashMethods.includes(method)))
    .map(({ method, amount }) => ({ method, amount: amount ?? (deposit === -1 ? null : deposit) }));
}
