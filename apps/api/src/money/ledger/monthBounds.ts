import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/**
 * Returns the start of a month, inclusive, and its end, exclusive.
 *
 * @param month such as `2026-11`.
 */
export function monthBounds(month: string, timeZone: string): { start: Date; end: Date } {
  const firstDay = `${month}-01`;
  return {
    start: wallClockToInstant(`${firstDay}T00:00`, timeZone),
    end: wallClockToInstant(`${addCalendarMonths(firstDay, 1)}T00:00`, timeZone),
  };
}
