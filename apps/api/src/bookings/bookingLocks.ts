import { emailLock } from "#api/accounts/address/emailLock.ts";

/** Lock to take before a car's holds or bookings change (see `lockInOrder`). */
export function carLock(carId: string): string {
  return `car ${carId}`;
}

/** Locks under which a person's unpaid holds are counted and one is added. */
export function bookerLocks({
  userId,
  email,
  addressKey,
}: {
  /** Undefined for a guest. */
  userId: string | undefined;
  email: string;
  addressKey: string;
}): string[] {
  if (userId !== undefined) return [emailLock(email), `driver ${userId}`];
  return [emailLock(email), `address ${addressKey}`];
}
