import type { CalendarDate } from "./CalendarDate.ts";
import { calendarDate, dayNumber } from "./dayNumber.ts";

/** Returns the date `days` later; earlier for a negative number. */
export function addCalendarDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}
