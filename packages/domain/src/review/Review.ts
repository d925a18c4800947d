import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { CarPunctuality } from "./CarPunctuality.ts";
import { ReviewLanguage } from "./ReviewLanguage.ts";
import { ReviewAnswers } from "./ReviewSubmission.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { anyText } from "../validation/boundedText.ts";

/** The answers of a stored review to the four questions. */
export const GivenAnswers = v.object({ ...ReviewAnswers.entries, carEta: orUnknown(CarPunctuality) });
export type GivenAnswers = v.InferOutput<typeof GivenAnswers>;

/** A driver's review of an agency, at most one per booking (product.md, section 3). */
export const Review = v.object({
  id: EntityId,
  bookingId: EntityId,
  supplierId: EntityId,
  driverId: EntityId,
  /** 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comments: v.nullable(anyText(2000)),
  /** The language of the comments [RV11]. */
  language: orUnknown(ReviewLanguage),
  answers: GivenAnswers,
  createdAt: Instant,
});
export type Review = v.InferOutput<typeof Review>;
