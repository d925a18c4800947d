import * as v from "valibot";

/** Currencies in which totals are shown beside dinars, as ISO 4217 codes [XR1]. Nothing is paid in them. */
export const foreignCurrencies = ["EUR", "USD", "GBP"] as const;
/** One of {@link foreignCurrencies}. */
export const ForeignCurrency = v.picklist(foreignCurrencies);
export type ForeignCurrency = v.InferOutput<typeof ForeignCurrency>;
