import { randomUUID } from "node:crypto";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { createReference } from "@sayara/domain/booking/createReference";
import { toMillimes } from "@sayara/domain/money/millimes";
import { bookingSearchText } from "@sayara/api/bookings/read/bookingSearchText";
import { type CarPeriod, holdRow } from "@sayara/api/bookings/hold/holdCar";
import { insertRows } from "@sayara/api/database/statements/insertRows";
import type { Transaction } from "@sayara/api/database/Schema";
import { hashOf, readSources, writeSources } from "@sayara/api/operate/catalogue/read/sources";
import type { Tally } from "@sayara/api/operate/catalogue/write/writeRecords";
import type { BookCarsRecord } from "./read/BookCarsRecord.ts";
import { type ConvertedBooking, convertBooking } from "./convert/convertBooking.ts";
import { recordLoss, type Exported, fieldLoss } from "./read/Exported.ts";
import { importedQuote } from "./convert/importedQuote.ts";
import type { Omission } from "./Omission.ts";
import type { BookCarsExport } from "./read/readBookCars.ts";
import { type BookedCar, type BookedDriver, readBookedRows } from "./read/readBookedRows.ts";
import { readHeldTimes } from "./read/readHeldTimes.ts";

interface WriteContext {
  ids: Record<"place" | "car" | "driver", ReadonlyMap<string, string>>;
  now: Date;
  timeZone: string;
  randomBytes: (size: number) => Buffer;
  report: (omission: Omission) => void;
  onProgress: (share: number) => void;
}

/**
 * Writes the bookings that no earlier import wrote, with the holds of bookings that are not over and the
 * payments of paid ones. Of several overlapping bookings, imports only the one created first. Imports no
 * booking that overlaps one made here.
 */
export async function writeBookings(
  transaction: Transaction,
  { Booking, AdditionalDriver }: BookCarsExport,
  context: WriteContext,
): Promise<Tally> {
  const { now, report, randomBytes } = context;
  const sources = await readSources(transaction, "booking");
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const newBookings = Booking.filter((booking) => {
    const source = sources.get(booking.id);
    if (source === undefined) return true;
    tally.unchanged += 1;
    if (source.hash !== hashOf(booking.value))
      report(fieldLoss(booking, "record", "has changed since its import: the booking stays as it is"));
    return false;
  });
  const bookedRows = await readBookedRows(transaction, newBookings, context.ids);
  const heldTimes = await readHeldTimes(
    transaction,
    [...bookedRows.cars.values()].map(({ id }) => id),
    now,
  );
  const secondDrivers = new Map(AdditionalDriver.map(({ id, value }) => [id, value]));
  const references = new Set(
    (await transaction.selectFrom("bookings").select("reference").execute()).map(
      ({ reference }) => reference,
    ),
  );
  const rows = { bookings: [] as object[], holds: [] as object[], payments: [] as object[] };
  const sourceRows: { id: string; rowId: string; hash: string }[] = [];
  for (const [index, booking] of newBookings.toSorted(byCreation).entries()) {
    context.onProgress(index / newBookings.length);
    const rowsOfBooking = bookedRows.findRows(booking, report);
    const converted = rowsOfBooking && convertBooking(booking, { ...context, secondDrivers });
    if (rowsOfBooking === undefined || converted === undefined) continue;
    const { status, from, to, lapsesAt } = converted;
    const id = randomUUID();
    const period: CarPeriod = {
      carId: rowsOfBooking.car.id,
      from,
      to,
      turnaroundMinutes: rowsOfBooking.car.turnaround,
    };
    if (status !== "cancelled" && to > now) {
      if (!heldTimes.hold(period)) {
        report(
          recordLoss(booking, "from", "overlaps another booking of the car: the booking is not carried"),
        );
        continue;
      }
      rows.holds.push(holdRow({ ...period, bookingId: id, expiresAt: lapsesAt }));
    }
    const reference = newReference(references, randomBytes);
    rows.bookings.push(bookingRow(converted, { ...rowsOfBooking, id, reference, context }));
    if (status === "paid" && converted.price > 0) rows.payments.push(paymentRow(id, converted));
    sourceRows.push({ id: booking.id, rowId: id, hash: hashOf(booking.value) });
    tally.created += 1;
  }
  await insertRows(transaction, "bookings", rows.bookings);
  await insertRows(transaction, "holds", rows.holds);
  await insertRows(transaction, "payments", rows.payments);
  await writeSources(transaction, "booking", sourceRows);
  return tally;
}

function byCreation(
  { value: a, id: idOfA }: Exported<BookCarsRecord<"Booking">>,
  { value: b, id: idOfB }: Exported<BookCarsRecord<"Booking">>,
): number {
  const difference = (a.createdAt ?? a.from).getTime() - (b.createdAt ?? b.from).getTime();
  return difference !== 0 ? difference : idOfA < idOfB ? -1 : 1;
}

function newReference(references: Set<string>, randomBytes: (size: number) => Buffer): string {
  let reference = createReference(randomBytes);
  while (references.has(reference)) reference = createReference(randomBytes);
  references.add(reference);
  return reference;
}

function bookingRow(
  booking: ConvertedBooking,
  {
    id,
    reference,
    car,
    driver,
    pickupId,
    dropOffId,
    context,
  }: {
    id: string;
    reference: string;
    car: BookedCar;
    driver: BookedDriver;
    pickupId: string;
    dropOffId: string;
    context: WriteContext;
  },
): object {
  const { status, from, to, options, price, hasLapsed, wantsCancellation } = booking;
  return {
    id,
    reference,
    car_id: car.id,
    supplier_id: car.supplier_id,
    driver_id: driver.id,
    pickup_location_id: pickupId,
    drop_off_location_id: dropOffId,
    from_at: from,
    to_at: to,
    status,
    options,
    driver_full_name: driver.full_name,
    driver_email: driver.email,
    driver_phone: driver.phone,
    driver_birth_date: driver.birth_date,
    additional_driver: booking.additionalDriver,
    language: driver.language,
    quote: importedQuote({ price, options, from, to, timeZone: context.timeZone }),
    sold_terms: null,
    total_millimes: toMillimes(price),
    commission_rate: null,
    commission_millimes: 0,
    currency: CURRENCY,
    // BookCars exports no network address, so this booking does not count towards the limit of holds per
    // address.
    address_key: "",
    is_guest: false,
    lapses_at: booking.lapsesAt,
    search_text: bookingSearchText({ reference, driver: driver.full_name, car: car.name }),
    cancel_requested_at: wantsCancellation ? context.now : null,
    cancel_requested_by: wantsCancellation ? driver.id : null,
    cancelled_by: hasLapsed ? "system" : null,
    cancelled_at: hasLapsed ? context.now : null,
    cancelled_from: hasLapsed ? "pending" : null,
    created_at: booking.createdAt,
    updated_at: booking.updatedAt,
  };
}

/**
 * Returns a payment that the former marketplace or the agency received. They refund it, so it has no gateway.
 */
function paymentRow(bookingId: string, { price, updatedAt }: ConvertedBooking): object {
  return {
    id: randomUUID(),
    booking_id: bookingId,
    session_id: null,
    gateway: null,
    reference: null,
    amount_millimes: toMillimes(price),
    currency: CURRENCY,
    at: updatedAt,
    recorded_by: null,
  };
}
