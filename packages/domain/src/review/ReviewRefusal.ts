import * as v from "valibot";
import type { BookingStatus } from "../booking/BookingStatus.ts";

/** Why a review was not taken (specification, section 8). */
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
export const ReviewRefusal = v.picklist(reviewRefusals);
export type ReviewRefusal = v.InferOutput<typeof ReviewRefusal>;

/** What is known when somebody wants to review. */
export interface ReviewAttempt {
  /** Who is signed in; null: nobody. */
  userId: string | null;
  /** The booking they named; null: there is none. */
  booking: {
    driverId: string | null;
    supplierId: string | null;
    status: BookingStatus;
    pickup: Date;
    cancelledByAgency: boolean;
    reviewed: boolean;
  } | null;
  now: Date;
}

/**
 * Why this review is refused, null when it is welcome: by the signed-in driver who made the booking, once, from
 * pick-up on or once the agency cancelled [RV4–RV6].
 */
export function whyReviewRefused({ userId, booking, now }: ReviewAttempt): ReviewRefusal | null {
  if (userId === null) return "not_connected";
  if (booking === null) return "booking_not_found";
  if (booking.driverId === null || booking.supplierId === null) return "driver_or_agency_not_found";
  if (booking.driverId !== userId) return "not_the_driver";
  if (booking.reviewed) return "already_submitted";
  const { status, cancelledByAgency, pickup } = booking;
  const isOver = status === "cancelled" && cancelledByAgency;
  const isUnderWay = ["deposit", "paid", "reserved"].includes(status) && now >= pickup;
  return isOver || isUnderWay ? null : "not_authorized";
}
