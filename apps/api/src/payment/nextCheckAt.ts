/** Milliseconds between two readings of an open session, and from its end to the one that ends it. */
const BETWEEN = 120_000;
const AFTER_END = 5000;

/** Returns when an open session is read from its gateway again, if neither webhook nor page causes it. */
export function nextCheckAt({ expiresAt, now }: { expiresAt: Date; now: Date }): Date {
  const next = now.getTime() + BETWEEN;
  const end = expiresAt.getTime() + AFTER_END;
  return new Date(now.getTime() < end ? Math.min(next, end) : next);
}
