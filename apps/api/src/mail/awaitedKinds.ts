import type { StoredMail } from "./Mail.ts";

/** Whether a mail of the kind is awaited: most have a link or a code that expires. */
const isAwaited: Record<StoredMail["kind"], boolean> = {
  accountActivation: true,
  addressConfirmation: true,
  newAddressConfirmation: true,
  passwordReset: true,
  passwordChanged: true,
  emailChangeAsked: true,
  emailChangePermission: true,
  emailChanged: true,
  alreadyRegistered: true,
  contactMessage: false,
  bookingRequested: true,
  bookingRequestReceived: false,
  bookingConfirmed: false,
  paymentReceived: false,
  bookingPaid: false,
  paymentReturned: false,
  latePaymentReturned: false,
  requestLapsed: false,
  requestUnanswered: false,
  requestAccepted: false,
  bookingCancelled: false,
  bookingMoved: false,
  bookingCancelledForAgency: false,
  cancellationRequested: false,
  cancellationToDecide: false,
  bookingEdited: false,
  bookingEditedForAgency: false,
  cancellationDeclined: false,
  bookingCode: true,
  paymentAwaited: true,
  linksRevoked: false,
  notification: false,
  bookingsChanged: false,
  reminder: false,
};

/** Kinds of mails that leave before all others. */
export const awaitedKinds = Object.entries(isAwaited).flatMap(([kind, awaited]) => (awaited ? [kind] : []));
