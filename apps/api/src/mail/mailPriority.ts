import type { StoredMail } from "./Mail.ts";

/**
 * Which mails leave first, by kind. 0: awaited, most with a link or a code that expires, or about the account's safety.
 * 1: about one booking. 2: reminders, notices and digests, which may be many.
 */
export const mailPriority: Record<StoredMail["kind"], 0 | 1 | 2> = {
  accountActivation: 0,
  addressConfirmation: 0,
  newAddressConfirmation: 0,
  passwordReset: 0,
  passwordChanged: 0,
  emailChangeAsked: 0,
  emailChangePermission: 0,
  emailChanged: 0,
  alreadyRegistered: 0,
  contactMessage: 2,
  bookingRequested: 0,
  bookingRequestReceived: 1,
  bookingConfirmed: 1,
  paymentReceived: 1,
  bookingPaid: 1,
  bookingReceived: 1,
  paymentReturned: 1,
  refundReturned: 1,
  latePaymentReturned: 1,
  requestLapsed: 1,
  requestUnanswered: 1,
  requestAccepted: 1,
  bookingCancelled: 1,
  bookingMoved: 1,
  bookingCancelledForAgency: 1,
  cancellationRequested: 1,
  cancellationToDecide: 1,
  bookingEdited: 1,
  bookingEditedForAgency: 1,
  cancellationDeclined: 1,
  bookingCode: 0,
  paymentAwaited: 0,
  linksRevoked: 1,
  notification: 2,
  bookingsChanged: 2,
  reminder: 2,
};
