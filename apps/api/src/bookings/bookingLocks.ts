import { emailLock } from "#api/accounts/emailLock.ts";

/** Whoever changes a car's holds, or the bookings of that car, takes this lock first (see `lockInOrder`). */
export function carLock(carId: string): string {
  return `car ${carId}`;
}

/** The locks under which someone's unpaid holds are counted and one is added, so that both are one step. */
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
