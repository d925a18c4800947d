import { MESSAGE_LIMITS } from "@sayara/domain/config/businessDefaults";

const HOUR = 3_600_000;

/**
 * Returns when a side may send its next message about a booking [MS4]; null if it may now.
 *
 * @param sentAt times of the side's messages in the last 24 hours, in any order
 */
export function nextMessageAt(sentAt: readonly Date[], now: Date): Date | null {
  const latestFirst = sentAt.map((at) => at.getTime()).toSorted((a, b) => b - a);
  const times = MESSAGE_LIMITS.flatMap(({ hours, count }) => {
    const oldest = latestFirst[count - 1];
    return oldest === undefined ? [] : [oldest + hours * HOUR];
  });
  const next = Math.max(...times);
  return next > now.getTime() ? new Date(next) : null;
}
