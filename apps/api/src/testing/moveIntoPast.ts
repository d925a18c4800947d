import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database } from "#api/database/Schema.ts";

/**
 * Moves a booking with its hold and payment sessions into the past, because the clock of a real process cannot be set.
 */
export async function moveIntoPast(db: Database, bookingId: string, minutes: number): Promise<void> {
  const moveColumn = (column: string) => sql.raw(`${column} = ${column} - interval '${minutes} minutes'`);
  await db.transaction().execute(async (transaction) => {
    const booking = await transaction
      .selectFrom("bookings")
      .select("car_id")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await lockInOrder(transaction, [carLock(booking.car_id)]);
    await sql`UPDATE bookings SET ${moveColumn("lapses_at")} WHERE id = ${bookingId}`.execute(transaction);
    await sql`UPDATE holds SET ${moveColumn("expires_at")} WHERE booking_id = ${bookingId}`.execute(
      transaction,
    );
    await sql`UPDATE payment_sessions SET ${moveColumn("expires_at")}, ${moveColumn("next_check_at")}
      WHERE booking_id = ${bookingId}`.execute(transaction);
  });
}

/** Makes everything due that waits for a time: payment checks, refunds, and the lapse of unpaid bookings. */
async function makeEverythingDue(db: Database): Promise<void> {
  const bookings = await db.selectFrom("bookings").select("id").where("lapses_at", "is not", null).execute();
  for (const { id } of bookings) await moveIntoPast(db, id, 3 * 24 * 60);
  await sql`UPDATE payment_sessions SET expires_at = least(expires_at, now()), next_check_at = now()
    WHERE state IN ('opening', 'open')`.execute(db);
  await sql`UPDATE refunds SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`.execute(db);
}

/** Counts the remaining work of the jobs. */
async function countUnsettled(db: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`SELECT
    ((SELECT count(*) FROM payment_sessions WHERE state IN ('opening', 'open'))
    + (SELECT count(*) FROM refunds WHERE state = 'requested')
    + (SELECT count(*) FROM bookings WHERE lapses_at <= now()))::int AS left`.execute(db);
  return rows[0]?.left ?? Number.NaN;
}

/** Waits until jobs and webhooks have no work left. */
export async function settleAll(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 90; attempt++) {
    if (attempt % 5 === 0) {
      await makeEverythingDue(db);
      // Runs this job here, because the server runs it too rarely.
      await lapseBookings(db, new Date());
    }
    if ((await countUnsettled(db)) === 0) return;
    await setTimeout(1000);
  }
  throw new Error(`${await countUnsettled(db)} things were never settled`);
}
