import { pendingLapsesAt } from "@sayara/domain/booking/holdExpiry";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Queries } from "#api/database/Schema.ts";
import { carLock } from "./bookingLocks.ts";
import type { StoredBooking } from "./bookingRows.ts";

/** A guest opened the mailed link: the address is theirs, so the request keeps the car as long as anybody's does. */
export async function openMailedLink(db: Queries, booking: StoredBooking, now: Date): Promise<void> {
  if (booking.link_opened_at !== null || booking.status !== "pending") return;
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(booking.car_id)]);
    const lapsesAt = pendingLapsesAt({ createdAt: booking.created_at, pickup: booking.from_at });
    const extended = await transaction
      .updateTable("bookings")
      .set({ link_opened_at: now, lapses_at: lapsesAt, updated_at: now })
      .where("id", "=", booking.id)
      .where("status", "=", "pending")
      .where("link_opened_at", "is", null)
      .where("lapses_at", ">", now)
      .returning("id")
      .executeTakeFirst();
    if (extended === undefined) return;
    await transaction
      .updateTable("holds")
      .set({ expires_at: lapsesAt })
      .where("booking_id", "=", booking.id)
      .execute();
  });
}
