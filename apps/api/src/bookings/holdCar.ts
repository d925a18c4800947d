import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/log/describeFault.ts";
import { RefusalError } from "#api/http/refusals.ts";

/** A car's time range: from pick-up to drop-off plus the agency's turnaround, end excluded. */
export interface CarPeriod {
  carId: string;
  from: Date;
  to: Date;
  turnaroundMinutes: number;
}

/**
 * Whether the car is free in this range, for anyone or for the booking `exceptFor`, whose own holds do not count. Only
 * `holdCar` guarantees it.
 */
export async function isCarFree(
  db: Queries,
  { exceptFor, ...period }: CarPeriod & { exceptFor?: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .selectFrom("holds")
    .select("id")
    .where("car_id", "=", period.carId)
    .where(sql<boolean>`period && ${rangeOf(period)}::tstzrange`)
    .where((or) => or.or([or("expires_at", "is", null), or("expires_at", ">", now)]))
    .$if(exceptFor !== undefined, (query) => query.where("booking_id", "!=", exceptFor ?? ""))
    .limit(1)
    .executeTakeFirst();
  return taken === undefined;
}

/**
 * Holds the car for a booking and returns the hold's id. An exclusion constraint refuses an overlap with another
 * booking, whatever is written concurrently.
 *
 * @throws RefusalError `car_taken`.
 */
export async function holdCar(
  transaction: Transaction,
  { bookingId, expiresAt, ...period }: CarPeriod & { bookingId: string; expiresAt: Date | null },
): Promise<string> {
  const id = randomUUID();
  try {
    await transaction
      .insertInto("holds")
      .values({
        id,
        booking_id: bookingId,
        car_id: period.carId,
        period: rangeOf(period),
        expires_at: expiresAt,
      })
      .execute();
    return id;
  } catch (error) {
    if (isDatabaseError(error) && error.code === EXCLUSION_VIOLATION) throw new RefusalError("car_taken");
    throw error;
  }
}

const EXCLUSION_VIOLATION = "23P01";

function rangeOf({ from, to, turnaroundMinutes }: CarPeriod): string {
  return `["${from.toISOString()}","${new Date(to.getTime() + turnaroundMinutes * 60_000).toISOString()}")`;
}
