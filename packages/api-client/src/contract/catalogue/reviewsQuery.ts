import { ReviewSort } from "@sayara/domain/review/ReviewSort";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import * as v from "valibot";

/** Values of the filter by stars. */
export const reviewStars = ["1", "2", "3", "4", "5"] as const;
export const ReviewStars = v.picklist(reviewStars);

/** Order and filters of a list of reviews [RV12]. A filter leaves hidden reviews out. */
export const ReviewsQuery = v.object({
  /** `newest` by default. */
  sort: v.exactOptional(ReviewSort),
  stars: v.exactOptional(ReviewStars),
  language: v.exactOptional(ReviewLanguage),
  /** Only reviews with a photo. */
  photo: v.exactOptional(v.literal("yes")),
});
export type ReviewsQuery = v.InferOutput<typeof ReviewsQuery>;
