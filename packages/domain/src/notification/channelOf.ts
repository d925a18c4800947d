import type { AutomatedReminder } from "./AutomatedReminder.ts";
import type { NotificationChannel } from "./NotificationChannel.ts";
import type { NotificationKind } from "./NotificationKind.ts";

/** Returns the channel of a notification or reminder: an SMS only if hours matter [NO1]. */
export function channelOf(kind: NotificationKind | AutomatedReminder): NotificationChannel {
  return channels[kind];
}

const channels: Record<NotificationKind | AutomatedReminder, NotificationChannel> = {
  booking_requested: "email",
  booking_request_received: "email+sms",
  booking_confirmed: "email",
  booking_cancelled: "email+sms",
  booking_lapsed: "email",
  request_withdrawn: "email",
  booking_moved: "email",
  booking_updated: "email",
  cancellation_requested: "email",
  cancellation_to_decide: "email",
  cancellation_declined: "email",
  change_requested: "email",
  change_to_decide: "email",
  change_withdrawn: "email",
  change_declined: "email",
  change_lapsed: "email",
  problem_reported: "email",
  message_received: "email",
  messages_reported: "email",
  payment_received: "email",
  payment_refunded: "email",
  review_received: "email",
  review_answered: "email",
  review_photo_refused: "email",
  document_accepted: "email",
  document_refused: "email",
  agency_asked: "email",
  document_handed_in: "email",
  supplier_submitted: "email",
  supplier_accepted: "email",
  supplier_refused: "email",
  refund_failed: "email",
  plan_refund_failed: "email",
  payment_disputed: "email",
  booking_mail_given_up: "email",
  mails_given_up: "email",
  supplier_no_cars: "email",
  supplier_no_phone: "email",
  client_no_phone: "email",
  supplier_pending_booking: "email+sms",
};
