import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/log/describeFault.ts";
import { RefusalError } from "#api/http/refusals.ts";

/** A stretch of a car's time: from pick-up to drop-off and the agency's turnaround, the end not in it. */
export interface CarPeriod {
  carId: string;
  from: Date;
  to: Date;
  turnaroundMinutes: number;
}

/** Whether nothing holds the car in that time. Only `holdCar` makes sure. */
export async function isCarFree(db: Queries, period: CarPeriod, now: Date): Promise<boolean> {
  const taken = await db
    .selectFrom("holds")
    .select("id")
    .where("car_id", "=", period.carId)
    .where(sql<boolean>`period && ${rangeOf(period)}::tstzrange`)
    .where((or) => or.or([or("expires_at", "is", null), or("expires_at", ">", now)]))
    .limit(1)
    .executeTakeFirst();
  return taken === undefined;
}

/**
 * Takes the car for a booking. The database itself refuses an overlap, whoever else is writing at the same time.
 *
 * @throws RefusalError `car_taken`.
 */
export async function holdCar(
  transaction: Transaction,
  { bookingId, expiresAt, ...period }: CarPeriod & { bookingId: string; expiresAt: Date | null },
): Promise<void> {
  try {
    await transaction
      .insertInto("holds")
      .values({
        id: randomUUID(),
        booking_id: bookingId,
        car_id: period.carId,
        period: rangeOf(period),
        expires_at: expiresAt,
      })
      .execute();
  } catch (error) {
    if (isDatabaseError(error) && error.code === EXCLUSION_VIOLATION) throw new RefusalError("car_taken");
    throw error;
  }
}

const EXCLUSION_VIOLATION = "23P01";

function rangeOf({ from, to, turnaroundMinutes }: CarPeriod): string {
  return `["${from.toISOString()}","${new Date(to.getTime() + turnaroundMinutes * 60_000).toISOString()}")`;
}
