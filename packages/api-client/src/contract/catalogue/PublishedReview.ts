import { EntityId } from "@sayara/domain/id/EntityId";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { text } from "../texts.ts";

/** A published review, or a placeholder for a hidden one, with the author's first name only. */
export const PublishedReview = v.object({
  id: EntityId,
  author: text(100),
  /** 1 to 5; null if the review is hidden. */
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** Null if there are none, or if the review is hidden. */
  comments: v.nullable(text(2000)),
  /** The language of the comments [RV11]. */
  language: orUnknown(ReviewLanguage),
  createdAt: Instant,
  /** Path of the photo on the API [RV13]; null without an accepted photo, or if the review is hidden. */
  photo: v.nullable(text(100)),
  /** The agency's reply, with its language [RV9, RV11]; null if there is none, or if the review is hidden. */
  answer: v.nullable(v.object({ text: text(2000), at: Instant, language: orUnknown(ReviewLanguage) })),
  /**
   * Whether its agency may reply: it has not replied, none of its replies was removed, and the review is not
   * hidden [RV9, RV14].
   */
  isAnswerable: v.boolean(),
  /** Why staff hid the review [RV10]; null if it is not hidden. */
  hiddenReason: v.nullable(text(300)),
});
export type PublishedReview = v.InferOutput<typeof PublishedReview>;
