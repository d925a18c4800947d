import type { MessageDescriptor } from "@lingui/core";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownSentence } from "./unknownMessages.ts";

/**
 * Text of each kind of notification, filled with the notification's `data`: `i18n._({ ...notificationMessages[kind],
 * values: data })`. Booking notifications take `reference`.
 */
export const notificationMessages: Record<NotificationKind | Unknown, MessageDescriptor> = {
  booking_requested: /*i18n*/ {
    id: "notification.booking_requested",
    message: "Your request {reference} was sent to the agency.",
  },
  booking_request_received: /*i18n*/ {
    id: "notification.booking_request_received",
    message: "New booking request {reference}: please answer.",
  },
  booking_confirmed: /*i18n*/ {
    id: "notification.booking_confirmed",
    message: "Booking {reference} is confirmed.",
  },
  booking_cancelled: /*i18n*/ {
    id: "notification.booking_cancelled",
    message: "Booking {reference} is cancelled.",
  },
  booking_moved: /*i18n*/ {
    id: "notification.booking_moved",
    message: "You moved to another car: booking {reference}.",
  },
  booking_lapsed: /*i18n*/ {
    id: "notification.booking_lapsed",
    message: "Request {reference} has expired: the agency did not answer in time.",
  },
  request_withdrawn: /*i18n*/ {
    id: "notification.request_withdrawn",
    message: "Request {reference} was withdrawn by the driver.",
  },
  booking_updated: /*i18n*/ {
    id: "notification.booking_updated",
    message: "Booking {reference} was changed.",
  },
  cancellation_requested: /*i18n*/ {
    id: "notification.cancellation_requested",
    message: "Cancellation of booking {reference} was requested. Staff will be in contact.",
  },
  cancellation_to_decide: /*i18n*/ {
    id: "notification.cancellation_to_decide",
    message: "The driver of booking {reference} asks to cancel: please decide.",
  },
  cancellation_declined: /*i18n*/ {
    id: "notification.cancellation_declined",
    message: "The cancellation of booking {reference} was declined: the booking stands.",
  },
  change_requested: /*i18n*/ {
    id: "notification.change_requested",
    message: "Your request for other dates of booking {reference} was sent to the agency.",
  },
  change_to_decide: /*i18n*/ {
    id: "notification.change_to_decide",
    message: "The driver of booking {reference} asks for other dates: please decide.",
  },
  change_withdrawn: /*i18n*/ {
    id: "notification.change_withdrawn",
    message: "The driver of booking {reference} no longer asks for other dates.",
  },
  change_declined: /*i18n*/ {
    id: "notification.change_declined",
    message: "The request for other dates of booking {reference} was declined: the booking stays as it is.",
  },
  change_lapsed: /*i18n*/ {
    id: "notification.change_lapsed",
    message: "The request for other dates of booking {reference} has expired without an answer.",
  },
  problem_reported: /*i18n*/ {
    id: "notification.problem_reported",
    message: "A problem with booking {reference} was reported: please read it.",
  },
  message_received: /*i18n*/ {
    id: "notification.message_received",
    message: "You have a new message about booking {reference}.",
  },
  messages_reported: /*i18n*/ {
    id: "notification.messages_reported",
    message: "The messages about booking {reference} were reported: please look at the reason.",
  },
  payment_received: /*i18n*/ {
    id: "notification.payment_received",
    message: "A payment for booking {reference} was received.",
  },
  payment_refunded: /*i18n*/ {
    id: "notification.payment_refunded",
    message: "A payment for booking {reference} was paid back.",
  },
  review_received: /*i18n*/ {
    id: "notification.review_received",
    message: "A driver has reviewed booking {reference}.",
  },
  review_answered: /*i18n*/ {
    id: "notification.review_answered",
    message: "The agency has answered your review of booking {reference}.",
  },
  review_photo_refused: /*i18n*/ {
    id: "notification.review_photo_refused",
    message:
      "The photo of your review of booking {reference} was refused. The review’s page gives the reason.",
  },
  document_accepted: /*i18n*/ {
    id: "notification.document_accepted",
    message:
      "A document of your agency was accepted: {type, select, rc {trade register extract} matricule_fiscal {tax number card} patente {declaration of activity} autorisation_transport {operating permit} cnss {social security certificate} assurance {insurance} other {{title}}}{car, select, none {} other { ({car})}}.",
  },
  document_refused: /*i18n*/ {
    id: "notification.document_refused",
    message:
      "A document of your agency was refused, with a reason: {type, select, rc {trade register extract} matricule_fiscal {tax number card} patente {declaration of activity} autorisation_transport {operating permit} cnss {social security certificate} assurance {insurance} other {{title}}}{car, select, none {} other { ({car})}}.",
  },
  supplier_accepted: /*i18n*/ {
    id: "notification.supplier_accepted",
    message: "Your agency is accepted: drivers see your cars from now on.",
  },
  supplier_refused: /*i18n*/ {
    id: "notification.supplier_refused",
    message: "Your agency was not accepted yet. The checklist shows the reason.",
  },
  agency_asked: /*i18n*/ {
    id: "notification.agency_asked",
    message: "An agency asks to join: {from}. Its message is in the contact mailbox.",
  },
  document_handed_in: /*i18n*/ {
    id: "notification.document_handed_in",
    message: "The agency {agency} has handed in documents: please decide.",
  },
  supplier_submitted: /*i18n*/ {
    id: "notification.supplier_submitted",
    message: "The agency {agency} asks to be accepted: please decide.",
  },
  refund_failed: /*i18n*/ {
    id: "notification.refund_failed",
    message: "The refund of {amount} TND for booking {reference} failed: please return the money.",
  },
  plan_refund_failed: /*i18n*/ {
    id: "notification.plan_refund_failed",
    message: "The refund of {amount} TND for the plan of {agency} failed: please return the money.",
  },
  payment_disputed: /*i18n*/ {
    id: "notification.payment_disputed",
    message:
      "The payment of booking {reference} is disputed by its cardholder: please answer at the gateway.",
  },
  booking_mail_given_up: /*i18n*/ {
    id: "notification.booking_mail_given_up",
    message: "An email about booking {reference} could not be delivered: please reach the person otherwise.",
  },
  mails_given_up: /*i18n*/ {
    id: "notification.mails_given_up",
    message: "Emails could not be delivered today. “pnpm sayara doctor” says why and how to send them again.",
  },
  unknown: unknownSentence,
};
