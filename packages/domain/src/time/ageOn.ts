import type { CalendarDate } from "./CalendarDate.ts";

/**
 * Age in whole years on a day; also the years since any other date. Who was born on 29 February is a year
 * older on 1 March where the year has no such day [TM6].
 */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
