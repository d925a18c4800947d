import type { CalendarDate } from "./CalendarDate.ts";
import { calendarDate, dayNumber } from "./dayNumber.ts";

/** The date so many days on; a negative number goes back. */
export function addCalendarDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}
