import * as v from "valibot";

/** Events that wait for the marketplace's administrators. */
export const adminNotificationKinds = [
  "agency_asked",
  "refund_failed",
  "payment_disputed",
  "booking_mail_given_up",
  "mails_given_up",
] as const;
/** One of {@link adminNotificationKinds}. */
export type AdminNotificationKind = (typeof adminNotificationKinds)[number];

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
  ...adminNotificationKinds,
] as const;
/** One of {@link notificationKinds}. */
export const NotificationKind = v.picklist(notificationKinds);
export type NotificationKind = v.InferOutput<typeof NotificationKind>;
