import * as v from "valibot";

/** Events that notifications report. */
export const notificationKinds = [
  "booking_requested",
  "booking_request_received",
  "booking_confirmed",
  "booking_cancelled",
  "booking_moved",
  "booking_lapsed",
  "request_withdrawn",
  "booking_updated",
  "cancellation_requested",
  "cancellation_to_decide",
  "cancellation_declined",
  "payment_received",
  "payment_refunded",
  "review_received",
] as const;
/** One of {@link notificationKinds}. */
export const NotificationKind = v.picklist(notificationKinds);
export type NotificationKind = v.InferOutput<typeof NotificationKind>;
