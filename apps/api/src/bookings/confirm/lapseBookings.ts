import { statusChanges } from "@sayara/domain/booking/actions/allowedActions";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { processEach } from "#api/database/processEach.ts";
import { announceLapse } from "./announceLapse.ts";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";

/** Status changes of a lapse [BK1]. */
const lapses = statusChanges("lapse");

/**
 * Ends the lapsed bookings of one car and releases their holds. A lapsed request becomes `cancelled`, and its
 * driver and agency are notified. An unpaid online checkout stays `void`. Requires the car's lock.
 */
export async function lapseBookingsOfCar(transaction: Transaction, carId: string, now: Date): Promise<void> {
  for (const { from, to } of lapses) {
    const lapsedBookings = await transaction
      .updateTable("bookings")
      .set((eb) => ({
        status: to,
        cancelled_by: "system" as const,
        cancelled_at: now,
        cancelled_from: from,
        lapses_at: null,
        updated_at: now,
        version: eb("version", "+", 1),
      }))
      .where("car_id", "=", carId)
      .where("lapses_at", "<=", now)
      .where("status", "=", from)
      .returningAll()
      .execute();
    for (const booking of lapsedBookings) await announceLapse(transaction, booking, now);
  }
  await transaction
    .updateTable("bookings")
    .set({ lapses_at: null, updated_at: now })
    .where("car_id", "=", carId)
    .where("lapses_at", "<=", now)
    .execute();
  await transaction.deleteFrom("holds").where("car_id", "=", carId).where("expires_at", "<=", now).execute();
}

/**
 * Ends the lapsed bookings of one car, or of at most `batch` cars, so that booking page, agency list and search agree.
 */
export async function lapseBookings(
  db: Database,
  now: Date,
  { carId, batch = 100 }: { carId?: string; batch?: number } = {},
): Promise<void> {
  const cars = await db
    .selectFrom("bookings")
    .select("car_id")
    .distinct()
    .where("lapses_at", "<=", now)
    .$if(carId !== undefined, (query) => query.where("car_id", "=", carId ?? ""))
    .limit(batch)
    .execute();
  await processEach(cars, ({ car_id: car }) =>
    inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [carLock(car)]);
      await lapseBookingsOfCar(transaction, car, now);
    }),
  );
}
