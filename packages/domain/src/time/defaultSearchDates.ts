import { addCalendarDays } from "./addCalendarDays.ts";
import { dateInZone } from "./dateInZone.ts";
import { DEFAULT_SEARCH_DAYS, DEFAULT_SEARCH_TIME } from "./searchDefaults.ts";
import type { WallClock } from "./WallClock.ts";

/**
 * Returns the default dates of a search: tomorrow at 10:00 to three days later at 10:00, in the marketplace's zone
 * [TM7].
 */
export function defaultSearchDates({ now, timeZone }: { now: Date; timeZone: string }): {
  from: WallClock;
  to: WallClock;
} {
  const tomorrow = addCalendarDays(dateInZone(now, timeZone), 1);
  const lastDay = addCalendarDays(tomorrow, DEFAULT_SEARCH_DAYS);
  return { from: `${tomorrow}T${DEFAULT_SEARCH_TIME}`, to: `${lastDay}T${DEFAULT_SEARCH_TIME}` };
}
