import type { Booking } from "@sayara/domain/booking/Booking";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Language } from "@sayara/domain/language/Language";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Selectable } from "kysely";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { readCarsById } from "#api/catalogue/cars/readCars.ts";
import { readLocationsById } from "#api/catalogue/readLocations.ts";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { keptHoursOf } from "#api/suppliers/rules/keptHoursOf.ts";
import { arrivalOf } from "./arrival/arrivalOf.ts";
import { findBookingsWithOpenPayment } from "./payment/paymentSessions.ts";
import { readMoney } from "./refund/readMoney.ts";

import { readChangeRequests } from "./change/changeRequests.ts";
import { readMoves } from "./read/readMoves.ts";
import { findReviewedBookings } from "./read/findReviewedBookings.ts";

export type StoredBooking = Selectable<BookingRow>;

/**
 * Loads bookings for API responses, in the order of their rows. Sends a fixed number of queries for any number of rows.
 */
export async function toBookings(
  db: Database,
  rows: readonly StoredBooking[],
  language: Language,
  rules: CarRules,
): Promise<Booking[]> {
  const carsById = await readCarsById(db, [...new Set(rows.map((row) => row.car_id))], rules);
  const ids = [...new Set(rows.flatMap((row) => [row.pickup_location_id, row.drop_off_location_id]))];
  const placesById = await readLocationsById(db, { ids, language });
  const bookingIds = rows.map((row) => row.id);
  const moneyById = await readMoney(db, bookingIds);
  const openPayments = await findBookingsWithOpenPayment(db, bookingIds);
  const changesById = await readChangeRequests(db, rows);
  const movesById = await readMoves(db, rows);
  const reviewedIds = await findReviewedBookings(db, bookingIds);

  return rows.map((row) => {
    const { sold_covers: sold } = row;
    const car = asSold(getReferenced(carsById, row.car_id), row);
    return {
      id: row.id,
      version: row.version,
      reference: row.reference,
      car,
      ...(sold?.contents && { coverContents: sold.contents }),
      supplier: car.supplier,
      driver: {
        id: row.driver_id,
        fullName: row.driver_full_name,
        email: row.driver_email,
        phone: row.driver_phone === "" ? null : row.driver_phone,
        birthDate: row.driver_birth_date,
      },
      pickupLocation: getReferenced(placesById, row.pickup_location_id),
      dropOffLocation: getReferenced(placesById, row.drop_off_location_id),
      from: row.from_at.toISOString(),
      to: row.to_at.toISOString(),
      status: row.status,
      options: optionsOf(row),
      additionalDriver: row.additional_driver,
      ...(row.delivery_address !== null && { deliveryAddress: row.delivery_address }),
      ...(row.collection_address !== null && { collectionAddress: row.collection_address }),
      arrival: arrivalOf(row),
      keptHours: keptHoursOf(row),
      quote: row.quote,
      total: toDinars(row.total_millimes),
      currency: row.quote.currency,
      ...(moneyById.get(row.id) ?? { payments: [], refunds: [] }),
      cancelRequest: cancelRequestOf(row),
      changeRequest: changesById.get(row.id)?.last ?? null,
      unacceptedChangeRequests: changesById.get(row.id)?.unaccepted ?? 0,
      cancelledBy: row.cancelled_by,
      ...(row.no_show_at !== null && { noShowAt: row.no_show_at.toISOString() }),
      ...(row.cancel_reason !== null && { cancelReason: row.cancel_reason }),
      move: movesById(row),
      paymentOpen: openPayments.has(row.id),
      reviewed: reviewedIds.has(row.id),
      holdExpiresAt: row.lapses_at?.toISOString() ?? null,
      guestConfirmation: guestConfirmationOf(row),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    };
  });
}

/** Returns a car with the excess and the security deposit as sold with the booking [CV3, DP6]. */
function asSold({ deposits, ...current }: Car, { sold_covers, sold_terms }: StoredBooking): Car {
  const car = sold_covers === null ? current : { ...current, excess: sold_covers.excess };
  const sold = sold_terms?.deposit;
  if (sold === undefined) return { ...car, ...(deposits && { deposits }) };
  return { ...car, deposit: sold.amount, ...(sold.methods && { deposits: sold.methods }) };
}

function optionsOf({ options }: StoredBooking): Booking["options"] {
  const entries = rentalOptions.map((option) => [option, options.includes(option)] as const);
  return Object.fromEntries(entries) as Booking["options"];
}

/** A paid booking needs no confirmation: only a pay-later request holds a car without payment. */
function guestConfirmationOf({
  is_guest,
  link_opened_at,
  status,
}: StoredBooking): Booking["guestConfirmation"] {
  if (!is_guest) return null;
  if (link_opened_at !== null) return "given";
  return status === "void" || status === "deposit" || status === "paid" ? null : "awaited";
}

function cancelRequestOf(row: StoredBooking): Booking["cancelRequest"] {
  if (row.cancel_requested_at === null) return null;
  return {
    requestedAt: row.cancel_requested_at.toISOString(),
    requestedBy: row.cancel_requested_by ?? row.driver_id,
    declinedAt: row.cancel_declined_at?.toISOString() ?? null,
    declinedBy: row.cancel_declined_by,
    acceptedAt: row.cancel_accepted_at?.toISOString() ?? null,
    acceptedBy: row.cancel_accepted_by,
  };
}

/** Foreign keys guarantee that the referenced rows exist. */
function getReferenced<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error("A booking points at a row that is not there.");
  return value;
}
