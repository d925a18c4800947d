import type { CalendarDate } from "./CalendarDate.ts";
import { calendarDate, dayNumber } from "./dayNumber.ts";

/** Returns the date `days` later, or earlier if `days` is negative. */
export function addCalendarDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}
