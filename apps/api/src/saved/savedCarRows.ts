import type { addSavedCarsInput, SavedCarList } from "@sayara/api-client/contract/saved/savedCars";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { periodRefusal } from "#api/bookings/quote/periodRefusal.ts";
import { sql } from "kysely";
import type * as v from "valibot";
import { findCar } from "#api/catalogue/cars/carRows.ts";
import { findLocation } from "#api/catalogue/locationRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";

type CarToSave = v.InferOutput<typeof addSavedCarsInput.body>["cars"][number];

/** Selects saved cars with the slugs of the car and the places. */
export function selectSavedCars(db: Database) {
  return db
    .selectFrom("saved_cars")
    .innerJoin("cars", "cars.id", "saved_cars.car_id")
    .innerJoin("locations as pickups", "pickups.id", "saved_cars.pickup_location_id")
    .innerJoin("locations as drop_offs", "drop_offs.id", "saved_cars.drop_off_location_id")
    .selectAll("saved_cars")
    .select(["cars.slug as car", "pickups.slug as pickup", "drop_offs.slug as drop_off"]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectSavedCars>["executeTakeFirstOrThrow"]>>;

/** Returns the rental of a saved car in the form of a driver's request. */
export function rentalOf(row: ListedRow) {
  return {
    car: row.car,
    pickupLocation: row.pickup,
    dropOffLocation: row.drop_off,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    ...(row.driver_age !== null && { driverAge: row.driver_age }),
  };
}

/** Returns the saved cars of an account, latest first. */
export async function readSavedCars(db: Database, userId: string): Promise<SavedCarList> {
  const rows = await selectSavedCars(db)
    .where("user_id", "=", userId)
    .orderBy("saved_at", "desc")
    .orderBy("saved_cars.id")
    .execute();
  return {
    cars: rows.map((row) => ({
      ...rentalOf(row),
      id: row.id,
      driverAge: row.driver_age,
      hasAlert: row.alert_since !== null,
    })),
    isFull: rows.length >= MAX_SAVED_CARS,
  };
}

/**
 * Saves cars until the account's list is full [SV1]. Leaves out unknown cars and places, and dates that no
 * rental may have, except past dates [SV3]. Requires the account's lock.
 */
export async function insertSavedCars(
  transaction: Transaction,
  cars: readonly CarToSave[],
  { userId, language, timeZone, now }: { userId: string; language: Language; timeZone: string; now: Date },
): Promise<void> {
  const { count } = await transaction
    .selectFrom("saved_cars")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  let room = MAX_SAVED_CARS - count;
  for (const [index, saved] of cars.entries()) {
    if (room <= 0) return;
    const dates = { from_at: new Date(saved.from), to_at: new Date(saved.to) };
    const failure = checkBookingPeriod({ from: dates.from_at, to: dates.to_at }, { now, timeZone });
    const isPast = failure !== null && periodRefusal(failure) === "pickup_too_soon";
    if (dates.to_at <= dates.from_at || (failure !== null && !isPast)) continue;
    const car = await findCar(transaction, saved.car);
    const pickup = await findLocation(transaction, saved.pickupLocation, language);
    const dropOff = await findLocation(transaction, saved.dropOffLocation, language);
    if (car === undefined || pickup === undefined || dropOff === undefined) continue;
    const inserted = await transaction
      .insertInto("saved_cars")
      .values({
        user_id: userId,
        car_id: car.id,
        pickup_location_id: pickup.id,
        drop_off_location_id: dropOff.id,
        ...dates,
        driver_age: saved.driverAge ?? null,
        // The first car in the list becomes the latest.
        saved_at: new Date(now.getTime() - index),
        alert_since: saved.hasAlert === true ? now : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) room -= 1;
  }
}
