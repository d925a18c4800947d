import * as v from "valibot";

/**
 * Sort orders of the results (product.md, section 16): recommended (default) [SE8], total price of the
 * rental, agency rating, trips, CO₂.
 */
export const carSorts = ["recommended", "total", "rating", "trips", "co2"] as const;
/** One of {@link carSorts}. */
export const CarSort = v.picklist(carSorts);
export type CarSort = v.InferOutput<typeof CarSort>;
/** The sort order of a search without one. */
export const defaultCarSort: CarSort = "recommended";
