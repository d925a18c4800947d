import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";

// Read once: two readings on either side of midnight would make a rental a day longer.
const now = Date.now();

/** Returns 10:00 in the marketplace's time zone, the given number of days from today, in URL format. */
export function inDays(days: number): string {
  const instant = new Date(now + days * 86_400_000);
  return `${instantToWallClock(instant, MARKETPLACE_TIME_ZONE).slice(0, 10)}T10:00`;
}
