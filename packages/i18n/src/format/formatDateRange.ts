import { calendarFields, type Moment } from "./calendarFields.ts";
import { dayOfMonth, writeDate, type DateStyle, type Reader } from "./formatDate.ts";

/**
 * Formats two dates as a range. Parts common to both are written once.
 *
 * @example formatDateRange("2026-12-01", "2026-12-04", reader) // "1er–4 déc. 2026", "1–4 Dec 2026"
 * @example formatDateRange("2026-11-28", "2026-12-04", reader) // "28 nov. – 4 déc. 2026"
 */
export function formatDateRange(from: Moment, to: Moment, reader: Reader, style: DateStyle = {}): string {
  const { language, timeZone } = reader;
  const first = calendarFields(from, timeZone);
  const last = calendarFields(to, timeZone);
  const end = writeDate(last, language, style);
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  if (sameMonth && first.day === last.day) return end;
  if (sameMonth && !style.weekday) return `${dayOfMonth(first.day, language)}–${end}`;
  // With `year: false`, the year is omitted even across New Year.
  const startStyle = sameYear ? { ...style, year: false } : style;
  return `${writeDate(first, language, startStyle)} – ${end}`;
}
