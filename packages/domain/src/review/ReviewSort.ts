import * as v from "valibot";

/** Orders of a list of reviews [RV12]. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
/** One of {@link reviewSorts}. */
export const ReviewSort = v.picklist(reviewSorts);
export type ReviewSort = v.InferOutput<typeof ReviewSort>;
