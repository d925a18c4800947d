import { dayNumber } from "./dayNumber.ts";
import type { WallClock } from "./WallClock.ts";
import { zoneOffset } from "./zoneOffset.ts";

const DAY = 86_400_000;

/**
 * Converts a wall-clock time in a zone to its instant. A time that a spring clock change skips moves forward
 * by the length of the skip (02:30 becomes 03:30) [TM3]. A time that occurs twice in autumn means its first
 * occurrence [TM4].
 */
export function wallClockToInstant(wallClock: WallClock, timeZone: string): Date {
  const hours = Number(wallClock.slice(11, 13));
  const minutes = Number(wallClock.slice(14, 16));
  const asUtc = dayNumber(wallClock.slice(0, 10)) * DAY + (hours * 60 + minutes) * 60_000;

  const withEarlierOffset = asUtc - zoneOffset(asUtc - DAY, timeZone);
  const withLaterOffset = asUtc - zoneOffset(asUtc + DAY, timeZone);
  if (withEarlierOffset === withLaterOffset || hasWallClock(withEarlierOffset))
    return new Date(withEarlierOffset);
  return new Date(hasWallClock(withLaterOffset) ? withLaterOffset : withEarlierOffset);

  function hasWallClock(instant: number): boolean {
    return instant + zoneOffset(instant, timeZone) === asUtc;
  }
}
