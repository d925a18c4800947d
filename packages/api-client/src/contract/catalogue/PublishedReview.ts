import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { text } from "../texts.ts";

/** A published review, or a placeholder for a hidden one. It has only the author's first name. */
export const PublishedReview = v.object({
  id: EntityId,
  author: text(100),
  /** 1 to 5; null if hidden. */
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** Null if there are none, or if hidden. */
  comments: v.nullable(text(2000)),
  createdAt: Instant,
  /** The agency's reply [RV9]; null if there is none, or if hidden. */
  answer: v.nullable(v.object({ text: text(2000), at: Instant })),
  /** Why staff hid the review [RV10]; null if it is not hidden. */
  hiddenReason: v.nullable(text(300)),
});
export type PublishedReview = v.InferOutput<typeof PublishedReview>;
