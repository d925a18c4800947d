import * as v from "valibot";

/** An existing calendar date, `YYYY-MM-DD`, without a time or zone [TM8]. Years 1000 to 9999. */
export const CalendarDate = v.pipe(v.string(), v.check(isCalendarDate, "date_invalid"));
export type CalendarDate = v.InferOutput<typeof CalendarDate>;

/** Returns whether `text` is an existing date of the form `YYYY-MM-DD`. Rejects `2026-02-29`, which does not exist. */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Returns the number of days of a month (1 to 12) in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
