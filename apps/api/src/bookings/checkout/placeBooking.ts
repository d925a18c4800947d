import { ageOn } from "@sayara/domain/time/ageOn";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { randomUUID } from "node:crypto";
import { guestHoldLapsesAt, pendingLapsesAt, voidLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { holdRow, insertWithHold, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { reserveExtras, requireExtras } from "#api/bookings/hold/holdExtras.ts";
import { refuseHolds } from "#api/bookings/confirm/refuseTooManyHolds.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { type Attempt, resultRow } from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { outboxRows } from "#api/messaging/mail/postMail.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { gatewayForNewPayments, newSessionRow } from "#api/bookings/payment/paymentSessions.ts";
import {
  lockPromoUses,
  refuseRetired,
  refuseUsedByDriver,
  refuseUsedUp,
} from "#api/bookings/promo/promoUses.ts";
import { refuseUnmetPromo, requestedPromo } from "#api/bookings/promo/requestedPromo.ts";
import { requireAgreedPrice } from "#api/bookings/quote/requireAgreedPrice.ts";
import { announcementRows, paymentLinkMail } from "./announceBooking.ts";
import { checkDates, checkDrivers } from "#api/bookings/quote/checkRental.ts";
import { releaseAbandonedCheckouts } from "./endAbandonedCheckouts.ts";
import { guestAccount } from "#api/bookings/confirm/guestAccount.ts";
import type { NewBooking } from "./NewBooking.ts";
import { newBookingRow } from "./newBookingRow.ts";
import type { Order } from "./Order.ts";
import type { PricedRental } from "#api/bookings/quote/priceRental.ts";
import { type Conflicts, readConflicts } from "./readConflicts.ts";
import { type RentalDetails, readRental } from "#api/bookings/quote/readRental.ts";

export interface PlacedBooking {
  bookingId: string;
  reference: string;
  /** ISO 8601. */
  to: string;
  isGuest: boolean;
  /**
   * Version of a guest's signed links. Absent in results stored by earlier versions of the API, where it is
   * 0.
   */
  linkVersion?: number;
  /** The payment session to open. Absent where the booking is paid later. */
  sessionId?: string;
}

/** Marks a result that is sent to the guest's address by mail, not in the response. */
export interface Mailed {
  isMailed: true;
}

type Tools = Pick<Dependencies, "config" | "randomBytes"> & {
  now: Date;
  gateways: PaymentGateways;
  /** Read again after lapsed bookings were released. */
  conflicts: Conflicts;
  attempt: Attempt | undefined;
  /** Whether the response must not reveal that a booking was made; an online payment then starts from a mailed link. */
  hidesAccountExistence: boolean;
};

/**
 * Makes a booking: account, booking, hold and the result of the attempt. A pay-later booking also gets mails and
 * notifications; an online one gets a payment session or the mail with its link. The caller's transaction holds the
 * locks of the car, the person and the attempt.
 *
 * @throws RefusalError for the first rule that the order breaks; roll the transaction back then.
 */
export async function placeBooking(
  transaction: Transaction,
  order: Order,
  { config, randomBytes, now, gateways, attempt, hidesAccountExistence, ...tools }: Tools,
): Promise<PlacedBooking> {
  const { driver, language, deliveryAddress, collectionAddress } = order;
  const details = await readRental(transaction, order.rental, language, config.business, {
    now,
    within: "rental.extras",
    driverAge: ageOn(driver.birthDate, dateInZone(new Date(order.rental.from), config.business.timeZone)),
    services: {
      ...(deliveryAddress !== undefined && {
        delivery: { address: deliveryAddress, field: "deliveryAddress" },
      }),
      ...(collectionAddress !== undefined && {
        collection: { address: collectionAddress, field: "collectionAddress" },
      }),
    },
  });
  const { car, supplier } = details;
  const field = "rental.promoCode";
  const requested = await requestedPromo(transaction, order.rental.promoCode, {
    supplierId: car.supplier.id,
    field,
    now,
    timeZone: config.business.timeZone,
  });
  const rental = { ...details.rental, promo: requested?.promo ?? null };
  checkDates(rental, car, { now, timeZone: config.business.timeZone, within: "rental." });
  checkDrivers(order, rental, car, config.business);
  if (order.payment === "later" && !car.supplier.payLater) throw new RefusalError("pay_later_refused");
  const priced = requireAgreedPrice(order, { rental, car }, { config, now });
  // A signed quote has the terms that the code had when it was signed.
  if (requested !== null && !priced.isSigned) refuseUnmetPromo(requested, priced.quote);
  const amountNow = order.payment === "later" ? undefined : chargeNow(order.payment, priced, details);

  const { userId, networkKey } = order;
  const booker = { userId, networkKey, email: driver.email };
  const conflictQuery = { ...rental, booker, attempt };
  const { hasLapsed, hasAbandoned } = tools.conflicts;
  const conflicts =
    hasLapsed || hasAbandoned ? await release(transaction, conflictQuery, now) : tools.conflicts;
  if (conflicts.isCarTaken) throw new RefusalError("car_taken");
  const { turnaroundMinutes } = supplier;
  const range = rangeOf({ ...rental, turnaroundMinutes });
  await requireExtras(transaction, rental.extras, { range, within: "rental.extras" }, now);
  refuseHolds(conflicts, config.business);
  const { promo } = priced.terms;
  const uses = promo && (await lockPromoUses(transaction, promo.id, { driver: driverOf(order), now }));
  if (uses) {
    // A signed quote may name a code that was retired and added again with other terms.
    refuseRetired(uses, field);
    refuseUsedUp(uses, field);
  }

  const isGuest = userId === undefined;
  const { id: driverId, linkVersion } = isGuest
    ? await guestAccount(transaction, driver, { language, now })
    : { id: userId, linkVersion: conflicts.account?.linkVersion ?? 0 };
  // After `guestAccount`, so that the response does not reveal that a registered address has used the code.
  if (uses) refuseUsedByDriver(uses, field);
  const { answerBy, lapsesAt } = deadlines({
    now,
    pickup: rental.from,
    isGuest,
    isOnline: amountNow !== undefined,
  });
  const id = randomUUID();
  const status = amountNow === undefined ? "pending" : "void";
  const booking = newBookingRow(
    { id, driverId, isGuest, status, lapsesAt, priced, order, details },
    { randomBytes, now },
  );
  const { reference } = booking;
  const gateway =
    amountNow === undefined || hidesAccountExistence ? undefined : gatewayForNewPayments(gateways);
  const session =
    gateway &&
    newSessionRow({ bookingId: id, purpose: "checkout", gateway, amount: amountNow ?? 0, userId }, now);
  const placed: PlacedBooking = {
    bookingId: id,
    reference,
    to: rental.to.toISOString(),
    isGuest,
    linkVersion,
    ...(session && { sessionId: session.id }),
  };
  const newBooking: NewBooking = {
    id,
    reference,
    carName: car.name,
    supplier: { id: car.supplier.id, name: car.supplier.name, email: supplier.email },
    driverId,
    driver,
    isGuest,
    linkVersion,
    language,
    pickupLocation: details.pickupLocation.name,
    dropOffLocation: details.dropOffLocation.name,
    from: rental.from,
    to: rental.to,
    total: priced.quote.total,
    currency: priced.quote.currency,
    ...(priced.quote.extraLines && { extraLines: priced.quote.extraLines }),
    ...(priced.quote.promoLine && { promoLine: priced.quote.promoLine }),
    ...(priced.quote.feeLines && { feeLines: priced.quote.feeLines }),
    ...(deliveryAddress !== undefined && { deliveryAddress }),
    ...(collectionAddress !== undefined && { collectionAddress }),
    lapsesAt,
    answerBy,
  };
  const hold = holdRow({ ...rental, turnaroundMinutes, bookingId: id, expiresAt: lapsesAt });
  await insertWithHold(transaction, {
    bookings: [booking],
    holds: [hold],
    ...(session && { payment_sessions: [session] }),
    ...(amountNow === undefined &&
      (await announcementRows(transaction, newBooking, { config, randomBytes, now }))),
    ...(amountNow !== undefined &&
      hidesAccountExistence && { outbox: outboxRows([paymentLinkMail(newBooking)], now) }),
    ...(attempt && {
      idempotency_keys: [resultRow(attempt, hidesAccountExistence ? mailedResult : placed, now)],
    }),
  });
  await reserveExtras(transaction, hold.id, rental.extras);
  return placed;
}

export const mailedResult: Mailed = { isMailed: true };

function driverOf({ userId, driver }: Order) {
  return { userId, email: driver.email };
}

/** Ends lapsed bookings of the car and the same person's abandoned checkouts, and reads the conflicts again. */
async function release(
  transaction: Transaction,
  conflictQuery: Parameters<typeof readConflicts>[1],
  now: Date,
): Promise<Conflicts> {
  await lapseBookingsOfCar(transaction, conflictQuery.carId, now);
  await releaseAbandonedCheckouts(transaction, conflictQuery, now);
  return readConflicts(transaction, conflictQuery, now);
}

function deadlines({
  now,
  pickup,
  ...flags
}: {
  now: Date;
  pickup: Date;
  isGuest: boolean;
  isOnline: boolean;
}) {
  const answerBy = pendingLapsesAt({ createdAt: now, pickup });
  if (flags.isOnline) return { answerBy, lapsesAt: voidLapsesAt(now) };
  return { answerBy, lapsesAt: flags.isGuest ? guestHoldLapsesAt({ createdAt: now, pickup }) : answerBy };
}

/**
 * Returns the amount to pay now, in dinars [PR22].
 *
 * @throws RefusalError `pay_online_unavailable` where the agency takes no down payment, or nothing is due.
 */
function chargeNow(
  payment: OnlinePayment,
  { quote: { total } }: PricedRental,
  { supplier: { downPaymentShare } }: RentalDetails,
): number {
  const amount = onlineCharges({ total, due: total, downPaymentShare })[payment] ?? 0;
  if (amount <= 0) throw new RefusalError("pay_online_unavailable");
  return amount;
}
