import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/** Whether a cancelled booking had been accepted by its agency or paid, also while it is being cancelled. */
export function wasConfirmed({ status, cancelled_from }: StoredBooking): boolean {
  const before = status === "cancelled" ? cancelled_from : status;
  return before === "reserved" || before === "deposit" || before === "paid";
}
