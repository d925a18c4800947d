import * as v from "valibot";

/** Order of results: total of the rental (default), agency rating, trips, CO₂ (product.md, section 16). */
export const carSorts = ["total", "rating", "trips", "co2"] as const;
/** One of {@link carSorts}. */
export const CarSort = v.picklist(carSorts);
export type CarSort = v.InferOutput<typeof CarSort>;
