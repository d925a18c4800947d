import { emailLock } from "#api/accounts/address/emailLock.ts";

/** Returns the lock to take before changing a car's holds or bookings (see `lockInOrder`). */
export function carLock(carId: string): string {
  return `car ${carId}`;
}

/** Returns the locks to take before counting a person's unpaid holds and adding one. */
export function bookerLocks({
  userId,
  email,
  networkKey,
}: {
  /** Undefined for a guest. */
  userId: string | undefined;
  email: string;
  networkKey: string;
}): string[] {
  if (userId !== undefined) return [emailLock(email), `driver ${userId}`];
  return [emailLock(email), `address ${networkKey}`];
}
