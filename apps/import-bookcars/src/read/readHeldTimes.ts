import { sql } from "kysely";
import type { CarPeriod } from "@sayara/api/bookings/hold/holdCar";
import type { Transaction } from "@sayara/api/database/Schema";
import { createCarTimes } from "../convert/createCarTimes.ts";
import { readInChunks } from "./readInChunks.ts";

const MINUTE = 60_000;

/** Deletes lapsed holds of the cars and reads the remaining ones. */
export async function readHeldTimes(transaction: Transaction, cars: readonly string[], now: Date) {
  const times = new Map<string, ReturnType<typeof createCarTimes>>();
  const rows = await readInChunks(cars, async (chunk) => {
    await transaction
      .deleteFrom("holds")
      .where("car_id", "in", chunk)
      .where("expires_at", "<=", now)
      .execute();
    return transaction
      .selectFrom("holds")
      .select(["car_id", sql<Date>`lower(period)`.as("from"), sql<Date>`upper(period)`.as("to")])
      .where("car_id", "in", chunk)
      .execute();
  });
  const timesOf = (car: string) => {
    const carTimes = times.get(car) ?? createCarTimes();
    times.set(car, carTimes);
    return carTimes;
  };
  for (const { car_id, from, to } of rows)
    timesOf(car_id).hold({ from: new Date(from).getTime(), to: new Date(to).getTime() });
  return {
    /** Holds the car for a rental and its turnaround. Returns false if it is not available. */
    hold({ carId, from, to, turnaroundMinutes }: CarPeriod): boolean {
      const end = to.getTime() + turnaroundMinutes * MINUTE;
      return timesOf(carId).hold({ from: from.getTime(), to: end });
    },
  };
}
