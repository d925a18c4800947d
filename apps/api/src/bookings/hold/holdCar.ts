import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { SqlValue } from "#api/database/statements/compileOnce.ts";
import { insertTogether, type NewRow, type NewRows } from "#api/database/statements/insertTogether.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** A car's time range: from pick-up to drop-off plus the agency's turnaround, end excluded. */
export interface CarPeriod {
  carId: string;
  from: Date;
  to: Date;
  turnaroundMinutes: number;
}

/**
 * Returns whether the car is free in this range. Holds of the booking `exceptFor` do not count. Only `holdCar`
 * guarantees the car.
 */
export async function isCarFree(
  db: Database,
  { exceptFor, ...period }: CarPeriod & { exceptFor?: string },
  now: Date,
): Promise<boolean> {
  const overlapping = await db
    .selectFrom("holds")
    .select("id")
    .where(overlaps(period.carId, sql`${rangeOf(period)}::tstzrange`, now))
    .$if(exceptFor !== undefined, (query) => query.where("owner_id", "!=", exceptFor ?? ""))
    .limit(1)
    .executeTakeFirst();
  return overlapping === undefined;
}

/** Returns the condition for live holds of the car in this range (`tstzrange`). */
export function overlaps(
  carId: SqlValue<string>,
  range: RawBuilder<unknown>,
  now: SqlValue<Date>,
): RawBuilder<boolean> {
  return sql`car_id = ${carId} and period && ${range} and (expires_at is null or expires_at > ${now})`;
}

/**
 * Holds the car for a booking or a block and returns the hold's id. An exclusion constraint rejects an
 * overlap with another hold under any concurrency.
 *
 * @throws RefusalError `car_taken`.
 */
export async function holdCar(transaction: Transaction, hold: NewHold): Promise<string> {
  const row = holdRow(hold);
  await insertWithHold(transaction, { holds: [row] });
  return row.id;
}

type Owner = { bookingId: string; blockId?: undefined } | { blockId: string; bookingId?: undefined };
type NewHold = CarPeriod & Owner & { expiresAt: Date | null };

export function holdRow({ bookingId, blockId, expiresAt, ...period }: NewHold): NewRow<"holds"> {
  return {
    id: randomUUID(),
    booking_id: bookingId ?? null,
    block_id: blockId ?? null,
    car_id: period.carId,
    period: rangeOf(period),
    expires_at: expiresAt,
  };
}

/**
 * Inserts a hold together with the rows that belong to it, in one statement.
 *
 * @throws RefusalError `car_taken`.
 */
export async function insertWithHold(transaction: Transaction, rows: NewRows): Promise<void> {
  try {
    await insertTogether(transaction, rows);
  } catch (error) {
    if (isDatabaseError(error) && error.code === EXCLUSION_VIOLATION) throw new RefusalError("car_taken");
    throw error;
  }
}

const EXCLUSION_VIOLATION = "23P01";

/** Returns the range of a hold (`tstzrange`). */
export function rangeOf({ from, to, turnaroundMinutes }: Omit<CarPeriod, "carId">): string {
  return `["${from.toISOString()}","${new Date(to.getTime() + turnaroundMinutes * 60_000).toISOString()}")`;
}
