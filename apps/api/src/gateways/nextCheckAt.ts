import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";

const MINUTE = 60_000;
/** Milliseconds between two readings of a session that should be over. */
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds between two readings of an open session, and from its end to the one that ends it. */
const BETWEEN = 2 * MINUTE;
const AFTER_END = 5000;
/** Milliseconds after the end of a session that may still be paid at which it is read; hourly after the last. */
const AFTER_ENDED = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);

/**
 * Returns when an open session is read from its gateway again, if neither webhook nor page causes it: hourly from a day
 * after its end.
 */
export function nextCheckAt({ expiresAt, now }: { expiresAt: Date; now: Date }): Date {
  if (isLongPast({ expiresAt, now })) return new Date(now.getTime() + HOUR);
  const next = now.getTime() + BETWEEN;
  const end = expiresAt.getTime() + AFTER_END;
  return new Date(now.getTime() < end ? Math.min(next, end) : next);
}

/** Whether a session should have ended a day ago. */
export function isLongPast({ expiresAt, now }: { expiresAt: Date; now: Date }): boolean {
  return now.getTime() - expiresAt.getTime() > DAY;
}

/**
 * Returns when an ended session is read again that its gateway could not end: 1, 5, 15 and 60 minutes after its end,
 * then
 * hourly until a day after its life at the gateway, or after its end if that is later. Null: its day is over.
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
  // Lives of whole minutes are rounded up.
  const life = createdAt.getTime() + (VOID_HOLD_MINUTES + 1) * MINUTE;
  const last = Math.max(life, endedAt.getTime()) + DAY;
  if (now.getTime() >= last) return null;
  const passed = now.getTime() - endedAt.getTime();
  const next = AFTER_ENDED.find((wait) => wait > passed);
  const at = next === undefined ? now.getTime() + HOUR : endedAt.getTime() + next;
  return new Date(Math.min(at, last));
}
