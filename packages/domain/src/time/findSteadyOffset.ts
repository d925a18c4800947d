import type { SteadyOffset } from "./SteadyOffset.ts";
import { zoneOffset } from "./zoneOffset.ts";

const DAY = 86_400_000;

/**
 * Returns the offset of a zone between two instants if its clocks do not change meanwhile, otherwise null. Looks at each
 * UTC day, so a zone that changes them and changes them back within one day counts as steady, as in `zoneOffset`.
 *
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function findSteadyOffset(timeZone: string, from: Date, until: Date): SteadyOffset | null {
  const [first, last] = [from.getTime(), until.getTime()];
  const offset = zoneOffset(first, timeZone);
  for (let instant = first + DAY; instant < last; instant += DAY)
    if (zoneOffset(instant, timeZone) !== offset) return null;
  return zoneOffset(last, timeZone) === offset ? { timeZone, offset, from: first, until: last } : null;
}
