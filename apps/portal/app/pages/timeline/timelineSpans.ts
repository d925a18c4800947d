import type { SupplierTimeline, TimelineCar } from "@sayara/api-client/contract/suppliers/supplierTimeline";

/** A period in milliseconds, with an exclusive end. */
export interface Span {
  from: number;
  to: number;
}

const HOUR = 3_600_000;

/**
 * Returns the periods within `shown`, from `now` on, in which a car is free. Turnarounds count as taken.
 * Omits periods of less than an hour.
 */
export function freeGaps(
  { bookings, changes, blocks }: Pick<TimelineCar, "bookings" | "changes" | "blocks">,
  {
    shown,
    turnaroundMinutes,
    now,
  }: { shown: Span; now: number } & Pick<SupplierTimeline, "turnaroundMinutes">,
): Span[] {
  const taken = [...bookings, ...changes, ...blocks]
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) + turnaroundMinutes * 60_000 }))
    .toSorted((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  // Starts at the next whole hour, as a walk-in does.
  let free = Math.max(shown.from, Math.ceil(now / HOUR) * HOUR);
  for (const { from, to } of [...taken, { from: shown.to, to: shown.to }]) {
    const end = Math.min(from, shown.to);
    if (end - free >= HOUR) gaps.push({ from: free, to: end });
    free = Math.max(free, to);
  }
  return gaps;
}

/** Returns the position of a period within the displayed days, in percent; null if it lies outside. */
export function placeOf({ from, to }: Span, shown: Span): { start: number; size: number } | null {
  const [first, last] = [Math.max(from, shown.from), Math.min(to, shown.to)];
  if (last <= first) return null;
  const whole = shown.to - shown.from;
  return { start: ((first - shown.from) / whole) * 100, size: ((last - first) / whole) * 100 };
}
