import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Returns whether a booking had been accepted by its agency or paid before its cancellation. A booking that is not yet
 * cancelled counts by its current status.
 */
export function wasConfirmed({ status, cancelled_from }: StoredBooking): boolean {
  const before = status === "cancelled" ? cancelled_from : status;
  return before === "reserved" || before === "deposit" || before === "paid";
}
