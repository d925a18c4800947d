import { extrasOf } from "#api/bookings/extrasOf.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { type HoldRefusal, holdCarAgain } from "./holdCarAgain.ts";
import { reserveExtrasAgain } from "./reserveExtrasAgain.ts";

/**
 * Makes a booking's hold permanent, or holds the car and the extras again if they are still free. Requires
 * the car's lock.
 *
 * @returns the reason why they cannot be held, `car_taken` also when the rental is over; null if they are
 *   held.
 */
export async function makeHoldPermanent(
  transaction: Transaction,
  booking: StoredBooking,
  now: Date,
): Promise<HoldRefusal | null> {
  if (booking.status !== "void" && booking.status !== "pending") return null;
  if (booking.to_at <= now) return "car_taken";
  const heldExtras = { bookingId: booking.id, extras: extrasOf(booking) };
  if (!(await reserveExtrasAgain(transaction, heldExtras, now))) return "extra_taken";
  // While the row exists, no other booking has the car: inserting a hold first deletes expired rows.
  const updatedHold = await transaction
    .updateTable("holds")
    .set({ expires_at: null })
    .where("booking_id", "=", booking.id)
    .returning("id")
    .executeTakeFirst();
  if (updatedHold !== undefined) return null;

  await transaction.updateTable("bookings").set({ lapses_at: null }).where("id", "=", booking.id).execute();
  return holdCarAgain(transaction, booking, null, now);
}
