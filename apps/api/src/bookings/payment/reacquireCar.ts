import { holdCar, isCarFree } from "#api/bookings/holdCar.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * Holds the car again for a booking whose hold has lapsed. Requires the car's lock.
 *
 * @param expiresAt null for a permanent hold.
 * @returns false when the car is taken.
 */
export async function reacquireCar(
  transaction: Transaction,
  booking: StoredBooking,
  expiresAt: Date | null,
  now: Date,
): Promise<boolean> {
  await lapseBookingsOfCar(transaction, booking.car_id, now);
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", booking.supplier_id)
    .executeTakeFirstOrThrow();
  const { car_id: carId, from_at: from, to_at: to } = booking;
  const period = { carId, from, to, turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) return false;
  await holdCar(transaction, { ...period, bookingId: booking.id, expiresAt });
  return true;
}
