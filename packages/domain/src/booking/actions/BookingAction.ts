import * as v from "valibot";

/** Actions before a booking exists and on a booking (product.md, sections 6 and 12). */
export const bookingActions = [
  "search",
  "quote",
  "checkOut",
  "view",
  "payOnline",
  "addCancellation",
  "edit",
  "requestCancellation",
  "requestExtension",
  "requestDates",
  "withdrawChange",
  "reportProblem",
  "writeMessage",
  "reportMessages",
  "withdraw",
  "move",
  "declineMove",
  "revokeLinks",
  "decideCancellation",
  "decideChange",
  "changeStatus",
  "recordPayment",
  "recordRefund",
  "recordHandOver",
  "recordReturn",
  "withdrawRecord",
  "recordNoShow",
  "addNote",
  "readReportedMessages",
  "closeMessageReports",
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
