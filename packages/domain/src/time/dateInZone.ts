import type { CalendarDate } from "./CalendarDate.ts";
import { calendarDate } from "./dayNumber.ts";
import { zoneOffset } from "./zoneOffset.ts";

const DAY = 86_400_000;

/** Returns the calendar date of an instant in a zone [TM1]. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  return calendarDate(dayInZone(instant, timeZone));
}

/** Returns the calendar date of an instant in a zone, as a day number (see `time/dayNumber`) [TM1]. */
export function dayInZone(instant: Date, timeZone: string): number {
  const time = instant.getTime();
  return Math.floor((time + zoneOffset(time, timeZone)) / DAY);
}
