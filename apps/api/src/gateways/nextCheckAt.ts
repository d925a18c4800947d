import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";

const MINUTE = 60_000;
/** Milliseconds between two reads of an overdue session. */
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds between two reads of an open session, and from its expiry to the read that ends it. */
const CHECK_INTERVAL = 2 * MINUTE;
const EXPIRY_GRACE = 5000;
/**
 * Milliseconds from the end of a session that may still be paid to its reads. After the last delay it is read
 * hourly.
 */
const LATE_READ_DELAYS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);

/**
 * Returns when an open session is next read from its gateway, unless a webhook or page load reads it sooner. From a day
 * after its expiry it is read hourly.
 */
export function nextCheckAt({ expiresAt, now }: { expiresAt: Date; now: Date }): Date {
  if (isLongExpired({ expiresAt, now })) return new Date(now.getTime() + HOUR);
  const next = now.getTime() + CHECK_INTERVAL;
  const end = expiresAt.getTime() + EXPIRY_GRACE;
  return new Date(now.getTime() < end ? Math.min(next, end) : next);
}

/** Returns true if a session expired more than a day ago. */
export function isLongExpired({ expiresAt, now }: { expiresAt: Date; now: Date }): boolean {
  return now.getTime() - expiresAt.getTime() > DAY;
}

/**
 * Returns when to read an ended session again that its gateway could not expire: 1, 5, 15 and 60 minutes
 * after its end, then hourly. The last read is a day after it expires at the gateway, or after its end if
 * that is later. Returns null once that time has passed.
 */
export function nextLateCheckAt({
  createdAt,
  endedAt,
  now,
}: {
  createdAt: Date;
  endedAt: Date;
  now: Date;
}): Date | null {
  // The gateway rounds lifetimes up to whole minutes.
  const gatewayExpiry = createdAt.getTime() + (VOID_HOLD_MINUTES + 1) * MINUTE;
  const lastCheckAt = Math.max(gatewayExpiry, endedAt.getTime()) + DAY;
  if (now.getTime() >= lastCheckAt) return null;
  const elapsed = now.getTime() - endedAt.getTime();
  const nextDelay = LATE_READ_DELAYS.find((delay) => delay > elapsed);
  const at = nextDelay === undefined ? now.getTime() + HOUR : endedAt.getTime() + nextDelay;
  return new Date(Math.min(at, lastCheckAt));
}
