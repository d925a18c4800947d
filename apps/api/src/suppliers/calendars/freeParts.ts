import type { BusyTime } from "./mergeEvents.ts";

/** A time during which something else holds the car. */
export interface TakenTime {
  from: Date;
  to: Date;
}

/** Length of the shortest block in milliseconds [BL2]. */
const SHORTEST = 60_000;

/**
 * Returns the parts of a busy time during which nothing else holds the car, each with the end of its hold
 * [CF9].
 *
 * @param taken in order of their starts.
 */
export function freeParts<Time extends Pick<BusyTime, "from" | "to" | "heldTo">>(
  time: Time,
  taken: readonly TakenTime[],
): Time[] {
  const [to, heldTo] = [time.to.getTime(), time.heldTo.getTime()];
  const parts: Time[] = [];
  let start = time.from.getTime();
  for (const other of [...taken, { from: time.heldTo, to: time.heldTo }]) {
    const end = Math.min(other.from.getTime(), heldTo);
    const partTo = Math.min(end, to);
    if (partTo - start >= SHORTEST)
      parts.push({ ...time, from: new Date(start), to: new Date(partTo), heldTo: new Date(end) });
    start = Math.max(start, other.to.getTime());
  }
  return parts;
}
