import * as v from "valibot";

/**
 * Methods of holding a security deposit: cash in TND or EUR, charged to a card, or reserved on a card [HO2,
 * DP1]. Cheques are not accepted.
 */
export const depositMethods = ["cash", "cashEuro", "card", "cardImprint"] as const;
/** One of {@link depositMethods}. */
export const DepositMethod = v.picklist(depositMethods);
export type DepositMethod = v.InferOutput<typeof DepositMethod>;

/** Returns the currency in which a security deposit is held. A method of a newer version counts as TND. */
export function depositCurrency(method: DepositMethod | "unknown"): "EUR" | "TND" {
  return method === "cashEuro" ? "EUR" : "TND";
}
