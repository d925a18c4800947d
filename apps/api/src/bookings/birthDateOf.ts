import type { StoredBooking } from "./bookingRows.ts";

/** Returns the driver's birth date. A booking of a deleted account has none, but it is over, so no change needs it. */
export function birthDateOf({ driver_birth_date }: Pick<StoredBooking, "driver_birth_date">): string {
  if (driver_birth_date === null) throw new Error("the booking's account was deleted");
  return driver_birth_date;
}
