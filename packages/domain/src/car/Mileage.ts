import * as v from "valibot";

/**
 * Kinds of mileage allowance, with or without a limit (product.md, section 3). A car stores the number: −1
 * means unlimited, otherwise km per day.
 */
export const mileages = ["limited", "unlimited"] as const;
/** One of {@link mileages}. */
export const Mileage = v.picklist(mileages);
export type Mileage = v.InferOutput<typeof Mileage>;
