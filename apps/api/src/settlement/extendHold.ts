import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";
import { holdCar, isCarFree } from "#api/bookings/holdCar.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { lapseBookingsOfCar } from "#api/bookings/lapseBookings.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";

/** Milliseconds beyond the payment's end, to read it from its gateway before the hold lapses. */
const GRACE = 120_000;

/**
 * Makes the hold of an unpaid booking last until its payment has ended, and takes a car again whose hold has
 * lapsed. Requires the car's lock.
 *
 * @throws RefusalError `car_taken`.
 */
export async function extendHold(transaction: Transaction, booking: StoredBooking, now: Date): Promise<void> {
  if (booking.status !== "void" && booking.status !== "pending") return;
  const until = new Date(now.getTime() + VOID_HOLD_MINUTES * 60_000 + GRACE);
  const expiresAt = booking.lapses_at !== null && booking.lapses_at > until ? booking.lapses_at : until;
  await transaction
    .updateTable("bookings")
    .set({ lapses_at: expiresAt, updated_at: now })
    .where("id", "=", booking.id)
    .execute();
  const held = await transaction
    .updateTable("holds")
    .set({ expires_at: expiresAt })
    .where("booking_id", "=", booking.id)
    .returning("id")
    .executeTakeFirst();
  if (held !== undefined) return;

  await lapseBookingsOfCar(transaction, booking.car_id, now);
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", booking.supplier_id)
    .executeTakeFirstOrThrow();
  const { car_id: carId, from_at: from, to_at: to } = booking;
  const period = { carId, from, to, turnaroundMinutes };
  if (!(await isCarFree(transaction, period, now))) throw new RefusalError("car_taken");
  await holdCar(transaction, { ...period, bookingId: booking.id, expiresAt });
}
