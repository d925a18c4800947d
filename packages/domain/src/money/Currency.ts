import * as v from "valibot";

/** The currency of prices and payments: the Tunisian dinar (product.md, section 1). */
export const currencies = ["TND"] as const;
/** One of {@link currencies}. */
export const Currency = v.picklist(currencies);
export type Currency = v.InferOutput<typeof Currency>;
