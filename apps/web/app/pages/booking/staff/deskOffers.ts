import {
  allowedTransitions,
  refusalReason,
  transitionRefusalReason,
} from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { User } from "@sayara/domain/user/User";

/** The actions that staff always see, each with the reason why it is refused; null if it is allowed. */
export type DeskOffers = Record<
  "confirm" | "recordPayment" | "cancel" | "delete" | "decide" | "decideChange" | "recordRefund",
  BookingRefusalReason | null
>;

/** Returns the staff actions that are allowed on a booking now, using the same table as the API. */
export function deskOffers(booking: Booking, user: User, now: Date): DeskOffers {
  const viewer = bookingViewer(user, booking);
  const context = { viewer, booking: situationOf(booking), now };
  const isPayable = allowedTransitions(context).includes("paid");
  return {
    confirm: transitionRefusalReason({ ...context, to: "reserved" }),
    recordPayment: isPayable ? null : refusalReason({ ...context, action: "recordPayment" }),
    cancel: transitionRefusalReason({ ...context, to: "cancelled" }),
    delete: refusalReason({ ...context, action: "delete" }),
    decide: refusalReason({ ...context, action: "decideCancellation" }),
    decideChange: refusalReason({ ...context, action: "decideChange" }),
    recordRefund: refusalReason({ ...context, action: "recordRefund" }),
  };
}
