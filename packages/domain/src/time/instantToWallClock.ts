import type { WallClock } from "./WallClock.ts";
import { zoneOffset } from "./zoneOffset.ts";

/** What clocks in the zone show at this instant, to the minute [TM2]. */
export function instantToWallClock(instant: Date, timeZone: string): WallClock {
  const time = instant.getTime();
  return new Date(time + zoneOffset(time, timeZone)).toISOString().slice(0, 16);
}
