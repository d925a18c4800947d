import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { announceChange } from "./announceChange.ts";
import { closeChangeRequest, findOpenChange, incrementBookingVersion } from "./changeRequests.ts";

/**
 * Closes requests for other dates that were not decided before their deadline, and notifies driver and agency [CN14].
 * Several processes may run it: each request is read again under its car's lock.
 */
export async function lapseChangeRequests(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100 }: { batch?: number } = {},
): Promise<void> {
  const due = await db
    .selectFrom("change_requests")
    .innerJoin("bookings", "bookings.id", "booking_id")
    .select(["bookings.id", "car_id"])
    .where("state", "=", "open")
    .where("change_requests.lapses_at", "<=", clock())
    .orderBy("change_requests.lapses_at")
    .limit(batch)
    .execute();
  await processEach(due, ({ id, car_id: carId }) =>
    inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [carLock(carId)]);
      const now = clock();
      const open = await findOpenChange(transaction, id);
      if (open === undefined || open.lapses_at > now) return;
      await closeChangeRequest(transaction, id, { state: "lapsed" }, now);
      const booking = await incrementBookingVersion(transaction, id, now);
      await announceChange(transaction, booking, { event: "lapsed" }, { rules: config.business, now });
    }),
  );
}
