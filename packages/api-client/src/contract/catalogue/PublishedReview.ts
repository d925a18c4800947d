import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";

/** A review as everybody may read it: the author by first name only. */
export const PublishedReview = v.object({
  id: v.string(),
  author: v.string(),
  /** 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comments: v.nullable(v.string()),
  createdAt: Instant,
});
export type PublishedReview = v.InferOutput<typeof PublishedReview>;
