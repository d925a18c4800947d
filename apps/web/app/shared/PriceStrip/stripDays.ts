import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";

/** Days before the chosen one, so that it is in view at the start of the strip. */
const DAYS_BEFORE = 2;
const STRIP_DAYS = 62;

/** Days that the server renders: as many as a wide window shows. */
export const FIRST_DAYS = 14;

/** Returns the first and last pick-up day of a strip: two months around the chosen day, without past days. */
export function stripDays(
  { from }: { from: WallClock },
  today: CalendarDate,
): { first: CalendarDate; last: CalendarDate } {
  const before = addCalendarDays(from.slice(0, 10), -DAYS_BEFORE);
  const first = before < today ? today : before;
  return { first, last: addCalendarDays(first, STRIP_DAYS - 1) };
}
