import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { reacquireCar } from "./reacquireCar.ts";

/**
 * Makes a booking's hold permanent, or holds the car again if it is still free. Requires the car's lock.
 *
 * @returns false when the car is taken or the rental is over.
 */
export async function makeHoldPermanent(
  transaction: Transaction,
  booking: StoredBooking,
  now: Date,
): Promise<boolean> {
  if (booking.status !== "void" && booking.status !== "pending") return true;
  if (booking.to_at <= now) return false;
  // While the row exists, no other booking has the car: inserting a hold first deletes expired rows.
  const updatedHold = await transaction
    .updateTable("holds")
    .set({ expires_at: null })
    .where("booking_id", "=", booking.id)
    .returning("id")
    .executeTakeFirst();
  if (updatedHold !== undefined) return true;

  await transaction.updateTable("bookings").set({ lapses_at: null }).where("id", "=", booking.id).execute();
  return reacquireCar(transaction, booking, null, now);
}
