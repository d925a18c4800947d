import * as v from "valibot";

/**
 * Order of results: recommended (default) [SE8], total of the rental, agency rating, trips, CO₂ (product.md,
 * section 16).
 */
export const carSorts = ["recommended", "total", "rating", "trips", "co2"] as const;
/** One of {@link carSorts}. */
export const CarSort = v.picklist(carSorts);
export type CarSort = v.InferOutput<typeof CarSort>;
/** The order of a search that names none. */
export const defaultCarSort: CarSort = "recommended";
