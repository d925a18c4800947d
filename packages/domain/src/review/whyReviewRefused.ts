import { whyRefused } from "../booking/allowedActions.ts";
import type { BookingSituation } from "../booking/bookingConditions.ts";
import { type BookingOwners, viewerOf } from "../booking/viewerOf.ts";
import type { User } from "../user/User.ts";
import type { ReviewRefusal } from "./ReviewRefusal.ts";

/** What is known when somebody wants to review. */
export interface ReviewAttempt {
  /** Who is signed in; null: nobody. */
  user: Pick<User, "id" | "type" | "supplierId"> | null;
  /** The booking they named; null: there is none. */
  booking: (BookingSituation & BookingOwners) | null;
  now: Date;
}

/**
 * Why this review is refused, null when it is welcome [RV4–RV6]: the table of bookings decides, and this finds the word
 * for its answer (specification, section 8).
 */
export function whyReviewRefused({ user, booking, now }: ReviewAttempt): ReviewRefusal | null {
  if (user === null) return "not_connected";
  if (booking === null) return "booking_not_found";
  if (booking.driverId === null || booking.supplierId === null) return "driver_or_agency_not_found";
  const reason = whyRefused({ action: "review", viewer: viewerOf(user, booking), booking, now });
  switch (reason) {
    case null:
      return null;
    case "role":
      return "not_the_driver";
    case "notYetReviewed":
      return "already_submitted";
    default:
      return "not_authorized";
  }
}
