import { calendarFields, type Moment } from "./calendarFields.ts";
import { dayOfMonth, writeDate, type DateStyle, type FormatContext } from "./formatDate.ts";

/**
 * Formats two dates as a range. Parts common to both are written once.
 *
 * @example formatDateRange("2026-12-01", "2026-12-04", context) // "1er–4 déc. 2026", "1–4 Dec 2026"
 * @example formatDateRange("2026-11-28", "2026-12-04", context) // "28 nov. – 4 déc. 2026"
 */
export function formatDateRange(
  from: Moment,
  to: Moment,
  context: FormatContext,
  style: DateStyle = {},
): string {
  const { language, timeZone } = context;
  const start = calendarFields(from, timeZone);
  const end = calendarFields(to, timeZone);
  const formattedEnd = writeDate(end, language, style);
  const isSameYear = start.year === end.year;
  const isSameMonth = isSameYear && start.month === end.month;
  if (isSameMonth && start.day === end.day) return formattedEnd;
  if (isSameMonth && !style.weekday) return `${dayOfMonth(start.day, language)}–${formattedEnd}`;
  // With `year: false`, the year is omitted even across New Year.
  const startStyle = isSameYear ? { ...style, year: false } : style;
  return `${writeDate(start, language, startStyle)} – ${formattedEnd}`;
}
