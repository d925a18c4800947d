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

/** Why each staff action is refused; null if it is allowed. */
export type StaffActionRefusals = Record<
  | "confirm"
  | "recordPayment"
  | "cancel"
  | "delete"
  | "decideCancellation"
  | "decideChange"
  | "recordRefund"
  | "recordHandOver"
  | "recordReturn"
  | "withdrawRecord"
  | "recordNoShow"
  | "setArrival"
  | "addNote",
  BookingRefusalReason | null
>;

/** Returns why each staff action is refused now (null if allowed), using the API's permission rules. */
export function staffActionRefusals(booking: Booking, user: User, now: Date): StaffActionRefusals {
  const viewer = bookingViewer(user, booking);
  const context = { viewer, booking: situationOf(booking), now };
  const isPayable = allowedTransitions(context).includes("paid");
  return {
    confirm: transitionRefusalReason({ ...context, to: "reserved" }),
    recordPayment: isPayable ? null : refusalReason({ ...context, action: "recordPayment" }),
    cancel: transitionRefusalReason({ ...context, to: "cancelled" }),
    delete: refusalReason({ ...context, action: "delete" }),
    decideCancellation: refusalReason({ ...context, action: "decideCancellation" }),
    decideChange: refusalReason({ ...context, action: "decideChange" }),
    recordRefund: refusalReason({ ...context, action: "recordRefund" }),
    recordHandOver: refusalReason({ ...context, action: "recordHandOver" }),
    recordReturn: refusalReason({ ...context, action: "recordReturn" }),
    withdrawRecord: refusalReason({ ...context, action: "withdrawRecord" }),
    recordNoShow: refusalReason({ ...context, action: "recordNoShow" }),
    setArrival: refusalReason({ ...context, action: "setArrival" }),
    addNote: refusalReason({ ...context, action: "addNote" }),
  };
}
