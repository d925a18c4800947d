import { randomUUID } from "node:crypto";
import { guestHoldLapsesAt, pendingLapsesAt, voidLapsesAt } from "@sayara/domain/booking/holdExpiry";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { type CarPeriod, holdCar, isCarFree } from "#api/bookings/holdCar.ts";
import { refuseTooManyHolds } from "#api/bookings/refuseTooManyHolds.ts";
import { lapseBookingsOfCar } from "#api/bookings/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { PaymentGateways } from "#api/payment/PaymentGateway.ts";
import { linkVersionOf } from "#api/links/revokeLinks.ts";
import { insertSession, newPaymentsGateway } from "#api/payment/paymentSessions.ts";
import { agreedPrice } from "./agreedPrice.ts";
import { announceBooking, mailPaymentLink } from "./announceBooking.ts";
import { checkDates, checkDrivers } from "./checkRental.ts";
import { releaseOwnCheckouts } from "./endOwnCheckouts.ts";
import { guestAccount } from "./guestAccount.ts";
import { insertBooking } from "./insertBooking.ts";
import type { NewBooking } from "./NewBooking.ts";
import type { Order } from "./Order.ts";
import type { PricedRental } from "./priceRental.ts";
import { type FoundRental, readRental } from "./readRental.ts";

export interface PlacedBooking {
  bookingId: string;
  reference: string;
  /** ISO 8601. */
  to: string;
  isGuest: boolean;
  /** Version of a guest's signed links. Absent in results of earlier versions: 0. */
  linkVersion?: number;
  /** The payment session that is to be opened. Absent where the booking is paid later. */
  sessionId?: string;
}

type Tools = Pick<Dependencies, "config" | "randomBytes"> & {
  now: Date;
  gateways: PaymentGateways;
  /** An online payment is started from a mailed link, not by the answer. */
  paysByMail?: boolean;
};

/**
 * Makes a booking: account, booking and hold; mails and notifications where it is paid later, else a payment
 * session or the mail with its link. The caller's transaction holds the locks of the car and of the person.
 *
 * @throws RefusalError for the first rule that the order breaks; roll the transaction back then.
 */
export async function placeBooking(
  transaction: Transaction,
  order: Order,
  { config, randomBytes, now, gateways, paysByMail = false }: Tools,
): Promise<PlacedBooking> {
  const { driver, language } = order;
  const found = await readRental(transaction, order.rental, language, config.business);
  const { rental, car, supplier } = found;
  checkDates(rental, car, { now, timeZone: config.business.timeZone, within: "rental." });
  checkDrivers(order, rental, car, config.business);
  if (order.payment === "later" && !car.supplier.payLater) throw new RefusalError("pay_later_refused");
  const priced = agreedPrice(order, found, { config, now });
  const online = order.payment === "later" ? undefined : chargeNow(order.payment, priced, found);

  await lapseBookingsOfCar(transaction, rental.carId, now);
  const { userId, addressKey } = order;
  const own = { carId: rental.carId, booker: { userId, addressKey, email: driver.email } };
  await releaseOwnCheckouts(transaction, own, now);
  const period: CarPeriod = { ...rental, turnaroundMinutes: supplier.turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) throw new RefusalError("car_taken");
  const booker = userId === undefined ? { email: driver.email, addressKey } : { userId };
  await refuseTooManyHolds(transaction, booker, { business: config.business, now });

  const isGuest = userId === undefined;
  const driverId = userId ?? (await guestAccount(transaction, driver, { language, now }));
  const { answerBy, lapsesAt } = deadlines({
    now,
    pickup: rental.from,
    isGuest,
    isOnline: online !== undefined,
  });
  const id = randomUUID();
  const status = online === undefined ? "pending" : "void";
  const reference = await insertBooking(
    transaction,
    { id, driverId, isGuest, status, lapsesAt, priced, order, found },
    { randomBytes, now },
  );
  await holdCar(transaction, { ...period, bookingId: id, expiresAt: lapsesAt });
  const linkVersion = await linkVersionOf(transaction, id);
  const placed = { bookingId: id, reference, to: rental.to.toISOString(), isGuest, linkVersion };
  const made: NewBooking = {
    id,
    reference,
    carName: car.name,
    supplier: { id: car.supplier.id, name: car.supplier.name, email: supplier.email },
    driverId,
    driver,
    isGuest,
    linkVersion,
    language,
    pickupLocation: found.pickupLocation.name,
    dropOffLocation: found.dropOffLocation.name,
    from: rental.from,
    to: rental.to,
    total: priced.quote.total,
    currency: priced.quote.currency,
    lapsesAt,
    answerBy,
  };
  if (online === undefined) {
    await announceBooking(transaction, made, { config, randomBytes, now });
    return placed;
  }
  const gateway = newPaymentsGateway(gateways);
  if (paysByMail) {
    await mailPaymentLink(transaction, made, now);
    return placed;
  }
  const session = { bookingId: id, purpose: "checkout", gateway, amount: online, userId } as const;
  return { ...placed, sessionId: await insertSession(transaction, session, now) };
}

function deadlines({
  now,
  pickup,
  ...who
}: {
  now: Date;
  pickup: Date;
  isGuest: boolean;
  isOnline: boolean;
}) {
  const answerBy = pendingLapsesAt({ createdAt: now, pickup });
  if (who.isOnline) return { answerBy, lapsesAt: voidLapsesAt(now) };
  return { answerBy, lapsesAt: who.isGuest ? guestHoldLapsesAt({ createdAt: now, pickup }) : answerBy };
}

/**
 * Returns the sum to pay now, in dinars [PR22].
 *
 * @throws RefusalError `pay_online_unavailable` where the agency takes no down payment, or nothing is due.
 */
function chargeNow(
  payment: OnlinePayment,
  { quote: { total } }: PricedRental,
  { supplier: { downPaymentShare } }: FoundRental,
): number {
  const amount = onlineCharges({ total, due: total, downPaymentShare })[payment] ?? 0;
  if (amount <= 0) throw new RefusalError("pay_online_unavailable");
  return amount;
}
