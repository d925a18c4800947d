import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { text } from "../texts.ts";

/** A published review. Only the author's first name. */
export const PublishedReview = v.object({
  id: EntityId,
  author: text(100),
  /** 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comments: v.nullable(text(2000)),
  createdAt: Instant,
});
export type PublishedReview = v.InferOutput<typeof PublishedReview>;
