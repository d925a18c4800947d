import * as v from "valibot";

/**
 * How a security deposit is held: cash in TND or EUR, charged by card, or reserved on a card [HO2, DP1]. A cheque is
 * none of them.
 */
export const depositMethods = ["cash", "cashEuro", "card", "cardImprint"] as const;
/** One of {@link depositMethods}. */
export const DepositMethod = v.picklist(depositMethods);
export type DepositMethod = v.InferOutput<typeof DepositMethod>;

/** Returns the currency in which a security deposit is held. A method of a newer version counts as dinars. */
export function depositCurrency(method: DepositMethod | "unknown"): "EUR" | "TND" {
  return method === "cashEuro" ? "EUR" : "TND";
}
