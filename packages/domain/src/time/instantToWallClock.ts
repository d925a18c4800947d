import type { WallClock } from "./WallClock.ts";
import { zoneOffset } from "./zoneOffset.ts";

/** Returns the wall-clock time of an instant in a zone, to the minute [TM2]. */
export function instantToWallClock(instant: Date, timeZone: string): WallClock {
  const time = instant.getTime();
  return new Date(time + zoneOffset(time, timeZone)).toISOString().slice(0, 16);
}
