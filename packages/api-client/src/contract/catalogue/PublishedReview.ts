import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { text } from "../texts.ts";

/** A published review, or the place of a hidden one. Only the author's first name. */
export const PublishedReview = v.object({
  id: EntityId,
  author: text(100),
  /** 1 to 5. Null: hidden. */
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** Null: none, or hidden. */
  comments: v.nullable(text(2000)),
  createdAt: Instant,
  /** The agency's answer [RV9]. Null: none, or hidden. */
  answer: v.nullable(v.object({ text: text(2000), at: Instant })),
  /** Why staff hid the review [RV10]. Null: it is not hidden. */
  hiddenReason: v.nullable(text(300)),
});
export type PublishedReview = v.InferOutput<typeof PublishedReview>;
