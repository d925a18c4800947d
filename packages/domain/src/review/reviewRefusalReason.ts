import { refusalReason } from "../booking/actions/allowedActions.ts";
import type { BookingSituation } from "../booking/actions/bookingConditions.ts";
import { type BookingOwners, viewerOf } from "../booking/actions/viewerOf.ts";
import type { User } from "../user/User.ts";
import type { ReviewRefusal } from "./ReviewRefusal.ts";

/** The facts that determine whether a review is accepted. */
export interface ReviewAttempt {
  /** The signed-in user. Null: no session. */
  user: Pick<User, "id" | "type" | "supplierId"> | null;
  /** The booking named in the request. Null: not found. */
  booking: (BookingSituation & BookingOwners) | null;
  now: Date;
}

/**
 * Returns why a review is refused, or null if it is accepted [RV4–RV6]. The table of booking actions decides;
 * its refusals are mapped to review refusals (product.md, section 8).
 */
export function reviewRefusalReason({ user, booking, now }: ReviewAttempt): ReviewRefusal | null {
  if (user === null) return "not_signed_in";
  if (booking === null) return "review_booking_not_found";
  if (booking.driverId === null || booking.supplierId === null) return "review_driver_or_agency_not_found";
  const reason = refusalReason({ action: "review", viewer: viewerOf(user, booking), booking, now });
  switch (reason) {
    case null:
      return null;
    case "role":
      return "review_not_the_driver";
    case "notYetReviewed":
      return "review_already_submitted";
    default:
      return "review_not_authorized";
  }
}
