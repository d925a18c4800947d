import * as v from "valibot";

/** Ranges of cars, by size (product.md, section 3). */
export const carTypes = ["mini", "midi", "maxi", "scooter"] as const;
/** One of {@link carTypes}. */
export const CarType = v.picklist(carTypes);
export type CarType = v.InferOutput<typeof CarType>;
