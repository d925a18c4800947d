import type { StoredBooking } from "./bookingRows.ts";

/**
 * Returns the driver's birth date.
 *
 * @throws Error for a booking of a deleted account. It has none, and needs none because the booking is over.
 */
export function birthDateOf({ driver_birth_date }: Pick<StoredBooking, "driver_birth_date">): string {
  if (driver_birth_date === null) throw new Error("the booking's account was deleted");
  return driver_birth_date;
}
