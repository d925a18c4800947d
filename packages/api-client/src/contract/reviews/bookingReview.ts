import { EntityId } from "@sayara/domain/id/EntityId";
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
