import * as v from "valibot";

/** Choices of the rating filter, 1+ to 4+: the agency's minimum rating (product.md, section 16) [SE5]. */
export const ratingFilters = ["1", "2", "3", "4"] as const;
/** One of {@link ratingFilters}. */
export const RatingFilter = v.picklist(ratingFilters);
export type RatingFilter = v.InferOutput<typeof RatingFilter>;
