import { randomUUID } from "node:crypto";
import { guestHoldLapsesAt, pendingLapsesAt } from "@sayara/domain/booking/holdExpiry";
import { type CarPeriod, holdCar, isCarFree } from "#api/bookings/holdCar.ts";
import { lapseBookingsOfCar } from "#api/bookings/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { announceBooking } from "./announceBooking.ts";
import { checkDates, checkDrivers } from "./checkRental.ts";
import { guestAccount } from "./guestAccount.ts";
import { insertBooking } from "./insertBooking.ts";
import type { Order } from "./Order.ts";
import { currentPrices, type QuotedPrices, readSignedQuote } from "./signedQuote.ts";
import { type PricedRental, priceRental } from "./priceRental.ts";
import { type FoundRental, readRental } from "./readRental.ts";
import { refuseTooManyHolds } from "./refuseTooManyHolds.ts";

export interface PlacedBooking {
  bookingId: string;
  reference: string;
  /** ISO 8601. */
  to: string;
  isGuest: boolean;
}

/**
 * Makes a pay-later booking: account, booking, hold, mails and notifications. The caller's transaction holds
 * the locks of the car and of the person.
 *
 * @throws RefusalError for the first rule that the order breaks; roll the transaction back then.
 */
export async function placeBooking(
  transaction: Transaction,
  order: Order,
  { config, randomBytes, now }: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<PlacedBooking> {
  const { driver, language } = order;
  const found = await readRental(transaction, order.rental, language, config.business);
  const { rental, car, supplier } = found;
  checkDates(rental, car, { now, timeZone: config.business.timeZone, within: "rental." });
  checkDrivers(order, rental, car, config.business);
  if (!car.supplier.payLater) throw new RefusalError("pay_later_refused");
  const priced = agreedPrice(order, found, { config, now });

  await lapseBookingsOfCar(transaction, rental.carId, now);
  const period: CarPeriod = { ...rental, turnaroundMinutes: supplier.turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) throw new RefusalError("car_taken");
  const { userId, addressKey } = order;
  const booker = userId === undefined ? { email: driver.email, addressKey } : { userId };
  await refuseTooManyHolds(transaction, booker, { business: config.business, now });

  const isGuest = userId === undefined;
  const driverId = userId ?? (await guestAccount(transaction, driver, { language, now }));
  const answerBy = pendingLapsesAt({ createdAt: now, pickup: rental.from });
  const lapsesAt = isGuest ? guestHoldLapsesAt({ createdAt: now, pickup: rental.from }) : answerBy;
  const id = randomUUID();
  const reference = await insertBooking(
    transaction,
    { id, driverId, isGuest, lapsesAt, priced, order, found },
    { randomBytes, now },
  );
  await holdCar(transaction, { ...period, bookingId: id, expiresAt: lapsesAt });
  await announceBooking(
    transaction,
    {
      id,
      reference,
      carName: car.name,
      supplier: { id: car.supplier.id, name: car.supplier.name, email: supplier.email },
      driverId,
      driver,
      isGuest,
      language,
      pickupLocation: found.pickupLocation.name,
      dropOffLocation: found.dropOffLocation.name,
      from: rental.from,
      to: rental.to,
      total: priced.quote.total,
      currency: priced.quote.currency,
      lapsesAt,
      answerBy,
    },
    { config, randomBytes, now },
  );
  return { bookingId: id, reference, to: rental.to.toISOString(), isGuest };
}

/**
 * Prices by the signed quote if it is valid, else by the catalogue. The result must equal the total shown.
 *
 * @throws RefusalError `option_unavailable`; `price_changed`, with the new quote.
 */
function agreedPrice(
  { signedQuote, total }: Order,
  { rental, car }: FoundRental,
  { config, now }: Pick<Dependencies, "config"> & { now: Date },
): PricedRental {
  const promised =
    signedQuote === undefined ? undefined : readSignedQuote(config.secret, rental, signedQuote, now);
  const prices: QuotedPrices = promised ?? currentPrices(car, config);
  const priced = priceRental(rental, prices, config);
  if (priced.quote.refusedOptions.length > 0) throw new RefusalError("option_unavailable");
  if (priced.quote.total !== total) throw new RefusalError("price_changed", { quote: priced.quote });
  return priced;
}
