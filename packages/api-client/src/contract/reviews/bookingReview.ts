import { EntityId } from "@sayara/domain/id/EntityId";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { Review } from "@sayara/domain/review/Review";
import { reviewRefusals } from "@sayara/domain/review/ReviewRefusal";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { text } from "../texts.ts";

/** A booking's review for its driver and for staff, with the agency's reply and the reason for hiding it. */
export const OwnReview = v.object({
  ...Review.entries,
  /** The agency's reply [RV9]. */
  answer: v.nullable(text(2000)),
  /** Time and language of the agency's reply; null without a reply. */
  answeredAt: v.nullable(Instant),
  answerLanguage: v.nullable(orUnknown(ReviewLanguage)),
  /** Why the reply was removed [RV14], for staff only; null if no reply was removed, and for the driver. */
  answerRemoval: v.nullable(text(300)),
  /**
   * The review's photo [RV13]. `address`: its path on the API, once accepted. `reason`: why it was refused.
   * The agency gets only an accepted photo.
   */
  photo: v.nullable(
    v.object({
      state: orUnknown(ReviewPhotoState),
      address: v.nullable(text(100)),
      reason: v.nullable(text(300)),
    }),
  ),
  /** Whether its driver may add a photo now [RV13]. */
  mayAddPhoto: v.boolean(),
  /** Whether the driver has an open report about the reply [RV14]. */
  isReported: v.boolean(),
  /** Why staff hid the review [RV10]; null if it is not hidden. */
  hiddenReason: v.nullable(text(300)),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

/** Input schemas of {@link bookingReview}. */
export const bookingReviewInput = {
  params: v.object({ bookingId: EntityId }),
};

/**
 * Returns the review of a booking. For its driver: null if a review may be given now; otherwise the call is refused for
 * the same reasons as `addReview`. For staff who may see the booking: null until a review is given.
 */
export const bookingReview = defineEndpoint({
  name: "bookingReview",
  method: "GET",
  path: "/api/booking-review/{bookingId}",
  input: inputOf<typeof bookingReviewInput>(),
  responses: { 200: v.object({ review: v.nullable(OwnReview) }) },
  refusals: [...reviewRefusals, "not_found"],
  session: "required",
});
