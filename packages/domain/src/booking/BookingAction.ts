import * as v from "valibot";

/** What can be done on the way to a booking and with it (decisions, "Roles" and "Bookings"). */
export const bookingActions = [
  "search",
  "quote",
  "checkOut",
  "view",
  "payOnline",
  "edit",
  "requestCancellation",
  "decideCancellation",
  "changeStatus",
  "recordPayment",
  "delete",
  "review",
  "takePayment",
  "refundLatePayment",
  "lapse",
  "cancelAsRequested",
] as const;
/** One of {@link bookingActions}. */
export const BookingAction = v.picklist(bookingActions);
export type BookingAction = v.InferOutput<typeof BookingAction>;
