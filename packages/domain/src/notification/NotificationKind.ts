import * as v from "valibot";

/** Events that require an action by the marketplace's administrators. */
export const adminNotificationKinds = [
  "agency_asked",
  "document_handed_in",
  "supplier_submitted",
  "refund_failed",
  "plan_refund_failed",
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
  "message_received",
  "messages_reported",
  "payment_received",
  "payment_refunded",
  "review_received",
  "review_answered",
  "review_photo_refused",
] as const;

/** Decisions about an agency. The agency's people are notified of them. */
export const supplierNotificationKinds = [
  "document_accepted",
  "document_refused",
  "supplier_accepted",
  "supplier_refused",
] as const;
/** One of {@link supplierNotificationKinds}. */
export type SupplierNotificationKind = (typeof supplierNotificationKinds)[number];

/** Events that notifications report. */
export const notificationKinds = [
  ...bookingNotificationKinds,
  ...supplierNotificationKinds,
  ...adminNotificationKinds,
] as const;
/** One of {@link notificationKinds}. */
export const NotificationKind = v.picklist(notificationKinds);
export type NotificationKind = v.InferOutput<typeof NotificationKind>;
