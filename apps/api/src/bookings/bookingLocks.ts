import { emailLock } from "#api/accounts/emailLock.ts";

/** Whoever changes a car's holds, or the bookings of that car, takes this lock first (see `lockInOrder`). */
export function carLock(carId: string): string {
  return `car ${carId}`;
}

/** Counting someone's unpaid holds and adding one is one step under these. */
export function personLocks({
  email,
  phone,
  addressKey,
}: {
  email: string;
  phone: string;
  addressKey: string;
}): string[] {
  return [emailLock(email), `phone ${phone}`, `address ${addressKey}`];
}
