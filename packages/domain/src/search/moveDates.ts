import { addCalendarDays } from "../time/addCalendarDays.ts";
import { dayNumber } from "../time/dayNumber.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import type { WallClock } from "../time/WallClock.ts";

/**
 * Moves a rental to another pick-up day. The times of day and the number of days between stay the same [PL4].
 *
 * @example moveDates({ from: "2026-12-01T10:00", to: "2026-12-04T09:00" }, "2026-12-31")
 * // { from: "2026-12-31T10:00", to: "2027-01-03T09:00" }
 */
export function moveDates(
  { from, to }: { from: WallClock; to: WallClock },
  day: CalendarDate,
): { from: WallClock; to: WallClock } {
  const nights = dayNumber(to.slice(0, 10)) - dayNumber(from.slice(0, 10));
  return { from: day + from.slice(10), to: addCalendarDays(day, nights) + to.slice(10) };
}
