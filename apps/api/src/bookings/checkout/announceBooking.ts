import { activationLink } from "#api/accounts/signUp/mailLink.ts";
import {
  mailedPriceLines,
  notificationMessages,
  readAgency,
  type Recipient,
  switchableMail,
} from "#api/bookings/announce.ts";
import type { NewRows } from "#api/database/statements/insertTogether.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";
import { outboxRows } from "#api/messaging/mail/postMail.ts";
import { type Notice, notificationRows } from "#api/messaging/notifications/notify.ts";
import type { NewBooking } from "./NewBooking.ts";

/**
 * Returns the mails and notifications of a new request to driver and agency. A guest gets one mail: its button confirms
 * the request, and a second link sets a password.
 */
export async function announcementRows(
  transaction: Transaction,
  booking: NewBooking,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<Pick<NewRows, "outbox" | "notifications">> {
  const { now } = tools;
  const recipients = await readAgency(transaction, booking.supplier);
  const agency = mailsToAgency(booking, recipients);
  const { isGuest, driverId, driver } = booking;
  const guest = isGuest && {
    openLinkBy: booking.lapsesAt,
    ...(await activationLink(transaction, { userId: driverId, email: driver.email }, tools)),
  };
  const { id, reference, carName } = booking;
  const about = { id, reference, carName };
  const notices = recipients.flatMap(({ id: userId }): Notice[] =>
    userId === undefined ? [] : [{ userId, kind: "booking_request_received", booking: about }],
  );
  const driverNotice: Notice = { userId: booking.driverId, kind: "booking_requested", booking: about };
  return {
    outbox: outboxRows([mailToDriver(booking, guest), ...agency], now),
    notifications: notificationRows([driverNotice, ...notices], now),
  };
}

/**
 * Returns a guest's mail with the link to the payment page, for use where the response must not reveal that the booking
 * was made.
 */
export function paymentLinkMail(booking: NewBooking): Mail {
  const { driver, language, lapsesAt: payBy } = booking;
  const { answerBy: _answerBy, ...facts } = factsOf(booking);
  const to = { name: driver.fullName, address: driver.email };
  return { to, language, content: { kind: "paymentAwaited", ...facts, payBy } };
}

interface GuestLinks {
  openLinkBy: Date;
  userId: string;
  tokenSeed: string;
  expiresAt: Date;
}

function mailToDriver(booking: NewBooking, guest: GuestLinks | false): Mail {
  const { driver, language } = booking;
  return {
    to: { name: driver.fullName, address: driver.email },
    language,
    // `isGuest` lets a mail follow its driver to a new address. A guest's mail lacks it, because its links
    // belong to the entered address.
    content: { kind: "bookingRequested", ...factsOf(booking), ...(guest || { isGuest: false }) },
  };
}

/** Returns mails, plus SMS to staff who have a phone number. */
function mailsToAgency(booking: NewBooking, recipients: readonly Recipient[]): Mail[] {
  const { email: driverEmail, phone: driverPhone } = booking.driver;
  const content = { kind: "bookingRequestReceived", ...factsOf(booking), driverEmail, driverPhone } as const;
  const { answerBy: _answerBy, ...about } = { ...factsOf(booking), isGuest: false, isForStaff: true };
  return recipients.flatMap((recipient) => [
    ...switchableMail(recipient, content),
    ...notificationMessages(recipient, "booking_request_received", about).filter(
      ({ channel }) => channel === "sms",
    ),
  ]);
}

function factsOf(booking: NewBooking) {
  const { id, driver, supplier, answerBy, pickupLocation, dropOffLocation } = booking;
  const { reference, carName, from, to, total, currency } = booking;
  const places = { pickUpPlace: pickupLocation, dropOffPlace: dropOffLocation };
  const facts = {
    reference,
    carName,
    supplierName: supplier.name,
    ...places,
    from,
    to,
    total,
    currency,
    ...mailedPriceLines(booking),
    ...(booking.deliveryAddress !== undefined && { deliveryAddress: booking.deliveryAddress }),
    ...(booking.collectionAddress !== undefined && { collectionAddress: booking.collectionAddress }),
  };
  return {
    bookingId: id,
    linkVersion: booking.linkVersion,
    driverName: driver.fullName,
    booking: facts,
    answerBy,
  };
}
