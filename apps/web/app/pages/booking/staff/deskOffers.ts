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
  const question = { viewer, booking: situationOf(booking), now };
  const isPayable = allowedTransitions(question).includes("paid");
  return {
    confirm: transitionRefusalReason({ ...question, to: "reserved" }),
    recordPayment: isPayable ? null : refusalReason({ ...question, action: "recordPayment" }),
    cancel: transitionRefusalReason({ ...question, to: "cancelled" }),
    delete: refusalReason({ ...question, action: "delete" }),
    decide: refusalReason({ ...question, action: "decideCancellation" }),
    decideChange: refusalReason({ ...question, action: "decideChange" }),
    recordRefund: refusalReason({ ...question, action: "recordRefund" }),
  };
}
