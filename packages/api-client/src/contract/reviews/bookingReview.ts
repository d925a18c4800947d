import { EntityId } from "@sayara/domain/id/EntityId";
import { Review } from "@sayara/domain/review/Review";
import { reviewRefusals } from "@sayara/domain/review/ReviewRefusal";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { text } from "../texts.ts";

/** A booking's review for its driver and for staff, with what others did to it. */
export const OwnReview = v.object({
  ...Review.entries,
  /** The agency's answer [RV9]. */
  answer: v.nullable(text(2000)),
  /** Why staff hid the review [RV10]. Null: it is not hidden. */
  hiddenReason: v.nullable(text(300)),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

/** Schemas of the input of {@link bookingReview}. */
export const bookingReviewInput = {
  params: v.object({ bookingId: EntityId }),
};

/**
 * Returns the review of a booking. For its driver: null when it may be given now, else refused for the same reasons as
 * `addReview`. For staff who may see the booking: null until it is given.
 */
export const bookingReview = defineEndpoint({
  name: "bookingReview",
  method: "GET",
  path: "/api/booking-review/{bookingId}",
  input: inputOf<typeof bookingReviewInput>(),
  answers: { 200: v.object({ review: v.nullable(OwnReview) }) },
  refusals: [...reviewRefusals, "not_found"],
  session: "required",
});
