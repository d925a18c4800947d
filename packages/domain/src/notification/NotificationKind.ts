import * as v from "valibot";

/** Events that wait for an action by the marketplace's administrators. */
export const adminNotificationKinds = [
  "agency_asked",
  "refund_failed",
  "payment_disputed",
  "booking_mail_given_up",
  "mails_given_up",
] as const;
/** One of {@link adminNotificationKinds}. */
export type AdminNotificationKind = (typeof adminNotificationKinds)[number];

/** Events of a booking. Its driver or its agency is notified, also by mail if the recipient wants that. */
export const bookingNotificationKinds = [
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
  "change_requested",
  "change_to_decide",
  "change_withdrawn",
  "change_declined",
  "change_lapsed",
  "problem_reported",
  "payment_received",
  "payment_refunded",
  "review_received",
] as const;

/** Events that notifications report. */
export const notificationKinds = [...bookingNotificationKinds, ...adminNotificationKinds] as const;
/** One of {@link notificationKinds}. */
export const NotificationKind = v.picklist(notificationKinds);
export type NotificationKind = v.InferOutput<typeof NotificationKind>;
