import { holdCar, isCarFree } from "#api/bookings/holdCar.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { lapseBookingsOfCar } from "#api/bookings/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * Makes a booking's hold firm, or takes the car again if it is still free. Requires the car's lock.
 *
 * @returns false when the car is taken, or the rental is over.
 */
export async function keepCar(transaction: Transaction, booking: StoredBooking, now: Date): Promise<boolean> {
  if (booking.status !== "void" && booking.status !== "pending") return true;
  if (booking.to_at <= now) return false;
  // While the row exists, nobody else has the car: whoever needs it deletes expired rows first.
  const kept = await transaction
    .updateTable("holds")
    .set({ expires_at: null })
    .where("booking_id", "=", booking.id)
    .returning("id")
    .executeTakeFirst();
  if (kept !== undefined) return true;

  await transaction.updateTable("bookings").set({ lapses_at: null }).where("id", "=", booking.id).execute();
  await lapseBookingsOfCar(transaction, booking.car_id, now);
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", booking.supplier_id)
    .executeTakeFirstOrThrow();
  const { car_id: carId, from_at: from, to_at: to } = booking;
  const period = { carId, from, to, turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) return false;
  await holdCar(transaction, { ...period, bookingId: booking.id, expiresAt: null });
  return true;
}
