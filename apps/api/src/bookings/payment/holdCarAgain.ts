import { extrasOf } from "#api/bookings/extrasOf.ts";
import { holdCar, isCarFree, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { findExtraShortage, reserveExtras } from "#api/bookings/hold/holdExtras.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import { lockPromoUses } from "#api/bookings/promo/promoUses.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** Reason why a car, or an extra or the promo code of its booking, cannot be held. */
export type HoldRefusal = "car_taken" | "extra_taken" | "promo_refused";

/**
 * Holds the car again, with the booking's extras, for a booking whose hold has lapsed. Requires the car's
 * lock.
 *
 * @param expiresAt null for a permanent hold.
 * @returns the reason why it cannot be held; null if it is held.
 */
export async function holdCarAgain(
  transaction: Transaction,
  booking: StoredBooking,
  expiresAt: Date | null,
  now: Date,
): Promise<HoldRefusal | null> {
  await lapseBookingsOfCar(transaction, booking.car_id, now);
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", booking.supplier_id)
    .executeTakeFirstOrThrow();
  const { car_id: carId, from_at: from, to_at: to } = booking;
  const period = { carId, from, to, turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) return "car_taken";
  const extras = extrasOf(booking);
  if ((await findExtraShortage(transaction, extras, { range: rangeOf(period) }, now)) !== undefined)
    return "extra_taken";
  // Only an abandoned checkout has released its use of the code.
  if (booking.status === "void" && booking.promo_code_id !== null) {
    const driver = { userId: booking.driver_id, email: booking.driver_email };
    const { isUsedUp, isUsedByDriver } = await lockPromoUses(transaction, booking.promo_code_id, {
      driver,
      now,
    });
    if (isUsedUp || isUsedByDriver) return "promo_refused";
  }
  const holdId = await holdCar(transaction, { ...period, bookingId: booking.id, expiresAt });
  await reserveExtras(transaction, holdId, extras);
  return null;
}
