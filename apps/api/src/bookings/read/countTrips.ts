import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";

/**
 * Adds rentals whose drop-off time has passed to the trips of their cars, each once [BK11]. Several processes may run
 * it: each takes different bookings and marks them in the transaction that counts them.
 *
 * @returns the number of bookings counted, at most `batch`.
 */
export async function countTrips(
  db: Database,
  now: Date,
  { batch = 500 }: { batch?: number } = {},
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const endedBookings = await transaction
      .updateTable("bookings")
      .set({ trip_counted_at: now })
      .where("id", "in", (eb) =>
        eb
          .selectFrom("bookings")
          .select("id")
          .where("to_at", "<=", now)
          .where("status", "in", tripStatuses)
          .where("trip_counted_at", "is", null)
          .where("deleted_at", "is", null)
          .orderBy("to_at")
          .limit(batch)
          .modifyEnd(sql`for no key update skip locked`),
      )
      .returning("car_id")
      .execute();
    const tripsByCar = new Map<string, number>();
    for (const { car_id: id } of endedBookings) tripsByCar.set(id, (tripsByCar.get(id) ?? 0) + 1);
    // In a fixed order, so that two processes do not deadlock.
    for (const [id, count] of [...tripsByCar].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await transaction
        .updateTable("cars")
        .set((eb) => ({ trips: eb("trips", "+", count) }))
        .where("id", "=", id)
        .execute();
    }
    return endedBookings.length;
  });
}
