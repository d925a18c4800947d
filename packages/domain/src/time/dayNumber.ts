import type { CalendarDate } from "./CalendarDate.ts";

/**
 * Converts a calendar date to the number of days since 1970-01-01, so that dates can be added and compared as
 * integers. The date is not validated and must exist.
 */
export function dayNumber(date: CalendarDate): number {
  // 528 and 53,328 subtract the character codes of the digits (48 for "0").
  const year =
    date.charCodeAt(0) * 1000 + date.charCodeAt(1) * 100 + date.charCodeAt(2) * 10 + date.charCodeAt(3);
  const month = date.charCodeAt(5) * 10 + date.charCodeAt(6) - 528;
  const day = date.charCodeAt(8) * 10 + date.charCodeAt(9) - 528;
  return dayNumberOf(year - 53_328, month, day);
}

/** Returns the day number of a date. `year`, `month` and `day` count from 1. */
export function dayNumberOf(year: number, month: number, day: number): number {
  // Years start in March here, so that the leap day comes last and the month lengths follow a formula.
  const yearFromMarch = month > 2 ? year : year - 1;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const century = Math.trunc(yearFromMarch / 100);
  const leapDays = (yearFromMarch >> 2) - century + (century >> 2);
  return yearFromMarch * 365 + leapDays + Math.trunc((153 * monthFromMarch + 2) / 5) + day - 719_469;
}

const dateCache = new Map<number, CalendarDate>();
const MAX_CACHED_DATES = 4000;

/** Converts a day number to a calendar date. Cached, since the same few days are requested repeatedly. */
export function calendarDate(day: number): CalendarDate {
  const cached = dateCache.get(day);
  if (cached !== undefined) return cached;
  if (dateCache.size >= MAX_CACHED_DATES) dateCache.clear();
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
  dateCache.set(day, date);
  return date;
}
