import type { CalendarDate } from "./CalendarDate.ts";

/**
 * Returns the age in whole years on a date, or the whole years since any other date. A birthday on 29
 * February counts on 1 March in non-leap years [TM6].
 */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
