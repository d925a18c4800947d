import * as v from "valibot";

/** Reasons for which a review is refused (product.md, section 8). */
export const reviewRefusals = [
  "not_connected",
  "missing_user_or_booking",
  "booking_not_found",
  "driver_or_agency_not_found",
  "not_the_driver",
  "not_authorized",
  "already_submitted",
  "submission_failed",
] as const;
/** One of {@link reviewRefusals}. */
export const ReviewRefusal = v.picklist(reviewRefusals);
export type ReviewRefusal = v.InferOutput<typeof ReviewRefusal>;
