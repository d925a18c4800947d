import * as v from "valibot";

/** Rating filter, 1+ to 4+: the minimum rating of the agency (product.md, section 16) [SE5]. */
export const ratingFilters = ["1", "2", "3", "4"] as const;
/** One of {@link ratingFilters}. */
export const RatingFilter = v.picklist(ratingFilters);
export type RatingFilter = v.InferOutput<typeof RatingFilter>;
