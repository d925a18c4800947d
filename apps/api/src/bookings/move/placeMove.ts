import { noOptions } from "#api/bookings/quote/noOptions.ts";
import { randomUUID } from "node:crypto";
import type { MoveBookingRequest } from "@sayara/api-client/contract/bookings/moveBooking";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { settleMove } from "@sayara/domain/booking/move/settleMove";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { type CarPeriod, holdRow, insertWithHold, isCarFree } from "#api/bookings/hold/holdCar.ts";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { hasLostPromoUse } from "#api/bookings/promo/promoUses.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import { requireAgreedPrice } from "#api/bookings/quote/requireAgreedPrice.ts";
import { newBookingRow } from "#api/bookings/checkout/newBookingRow.ts";
import { type RentalDetails, readRental } from "#api/bookings/quote/readRental.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";
import { returnMoney } from "#api/bookings/refund/returnMoney.ts";
import { announceMove } from "./announceMove.ts";
import { arrivalOf } from "#api/bookings/arrival/arrivalOf.ts";
import { carryOverMoney } from "./carryOverMoney.ts";
import { driversOf } from "./driversOf.ts";
import { refuseIneligible } from "./refuseIneligible.ts";
import { driverAgeOf, movedServices, rentalOf } from "./rentalOf.ts";
import { wasConfirmed } from "./wasConfirmed.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date };

/**
 * Makes the new booking of a move: booking and hold, carried-over money, mails and notifications. The
 * caller's transaction holds the locks of both cars.
 *
 * @throws RefusalError for the first rule that the move breaks; roll the transaction back then.
 */
export async function placeMove(
  transaction: Transaction,
  cancelled: StoredBooking,
  request: MoveBookingRequest,
  { config, randomBytes, now }: Tools,
): Promise<StoredBooking> {
  const details = await readMovedRental(transaction, cancelled, request.car, { config, now });
  const { rental, car } = details;
  const { minimum_licence_years: licenceYears } = await transaction
    .selectFrom("cars")
    .select("minimum_licence_years")
    .where("id", "=", cancelled.car_id)
    .executeTakeFirstOrThrow();
  refuseIneligible(cancelled, car, { config, now, licenceYears });
  const priced = requireAgreedPrice(request, details, { config, now });
  const { total } = priced.quote;
  const { refunds } = (await readMoney(transaction, [cancelled.id])).get(cancelled.id) ?? { refunds: [] };
  const isSameAgency = car.supplier.id === cancelled.supplier_id;
  const isConfirmed = wasConfirmed(cancelled) && details.supplier.confirmsMoves;
  const money = settleMove({ refunds, total, isSameAgency, isConfirmed });
  if (money.carried === 0 && !car.supplier.payLater) throw new RefusalError("pay_later_refused");

  await lapseBookingsOfCar(transaction, rental.carId, now);
  const period: CarPeriod = { ...rental, turnaroundMinutes: details.supplier.turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) throw new RefusalError("car_taken");
  if (priced.terms.promo && (await hasLostPromoUse(transaction, cancelled, now)))
    throw new RefusalError("transition_refused", { current: currentOf(cancelled), reason: "moveOffered" });

  const id = randomUUID();
  const answerBy = pendingLapsesAt({ createdAt: now, pickup: rental.from });
  const { driver_id: driverId, is_guest: isGuest, address_key: networkKey, language } = cancelled;
  const arrival = arrivalOf(cancelled);
  const order = {
    ...driversOf(cancelled, car),
    deliveryAddress: cancelled.delivery_address ?? undefined,
    collectionAddress: cancelled.collection_address ?? undefined,
    ...(arrival && { arrival }),
    language,
    networkKey,
  };
  const newBooking = {
    id,
    driverId,
    isGuest,
    status: "pending",
    lapsesAt: answerBy,
    priced,
    order,
    details,
  } as const;
  const expiresAt = money.status === "pending" ? answerBy : null;
  await insertWithHold(transaction, {
    bookings: [newBookingRow(newBooking, { randomBytes, now })],
    holds: [holdRow({ ...period, bookingId: id, expiresAt })],
  });
  await carryOverMoney(
    transaction,
    {
      from: { id: cancelled.id, supplierId: cancelled.supplier_id },
      to: { id, supplierId: car.supplier.id },
      sum: money.carried,
    },
    now,
  );
  await returnMoney(transaction, { bookingId: id, sum: money.refund, reason: "cheaper" }, now);
  await transaction
    .updateTable("bookings")
    .set((eb) => ({ move_offered_until: null, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", cancelled.id)
    .execute();
  const booking = await transaction
    .updateTable("bookings")
    .set({
      status: money.status,
      moved_from: cancelled.id,
      // A guest is offered a move only after confirming the request.
      link_opened_at: isGuest ? (cancelled.link_opened_at ?? now) : null,
      ...(money.status !== "pending" && { lapses_at: null }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const move = { cancelled, booking, money, answerBy };
  await announceMove(transaction, move, { rules: config.business, now });
  return booking;
}

/** Reads the rental with the other car, keeping only the options that the car has. */
async function readMovedRental(
  db: Database,
  cancelled: StoredBooking,
  carId: string,
  { config: { business }, now }: { config: Config; now: Date },
): Promise<RentalDetails> {
  const requested = {
    car: carId,
    pickupLocation: cancelled.pickup_location_id,
    dropOffLocation: cancelled.drop_off_location_id,
    from: cancelled.from_at.toISOString(),
    to: cancelled.to_at.toISOString(),
    options: noOptions,
  };
  const details = await readRental(db, requested, cancelled.language, business, {
    now,
    driverAge: driverAgeOf(cancelled, business.timeZone),
  });
  const services = movedServices(cancelled, details.supplier.fees, now);
  return { ...details, rental: rentalOf(cancelled, details.car, { ...details.rental, ...services }) };
}
