import type { Language } from "@sayara/domain/language/Language";
import { calendarFields, type CalendarFields, type Moment } from "./calendarFields.ts";
import { calendarNames } from "./calendarNames.ts";

/** Language of the text, and IANA time zone to which moments are converted. */
export type FormatContext = { language: Language; timeZone: string };

/** The parts of a date to write. Defaults to day, short month and year. */
export type DateStyle = { length?: "short" | "long"; weekday?: boolean; year?: boolean };

/**
 * Formats a date as usual in the language.
 *
 * @example formatDate("2026-12-01", { language: "fr", timeZone: "Africa/Tunis" }) // "1er déc. 2026"
 * @throws RangeError when the moment is not a date
 */
export function formatDate(moment: Moment, context: FormatContext, style: DateStyle = {}): string {
  return writeDate(calendarFields(moment, context.timeZone), context.language, style);
}

/**
 * Formats a time of day on a 24-hour clock.
 *
 * @example formatTime(new Date("2026-12-01T09:00Z"), context) // "10:00" in Tunis
 */
export function formatTime(moment: Moment, { timeZone }: FormatContext): string {
  const { hour, minute } = calendarFields(moment, timeZone);
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

const timeSeparators: Record<Language, string> = { fr: " à ", en: ", ", es: ", ", ar: " على الساعة " };

/** Formats a date with the time of day. @example "1er déc. 2026 à 10:00", "1 Dec 2026, 10:00" */
export function formatDateTime(moment: Moment, context: FormatContext, style: DateStyle = {}): string {
  return formatDate(moment, context, style) + timeSeparators[context.language] + formatTime(moment, context);
}

/** Formats calendar fields as {@link formatDate} does. */
export function writeDate(fields: CalendarFields, language: Language, style: DateStyle): string {
  const { length = "short", weekday = false, year = true } = style;
  const names = calendarNames[language];
  const isLong = length === "long";
  const parts = [
    dayOfMonth(fields.day, language),
    (isLong ? names.months : names.shortMonths)[fields.month - 1],
  ];
  if (year) parts.push(String(fields.year));
  const date = parts.join(isLong && language === "es" ? " de " : " ");
  if (!weekday) return date;
  // Arabic does not abbreviate weekdays in a text.
  const isFullName = isLong || language === "ar";
  const weekdayName = (isFullName ? names.weekdays : names.shortWeekdays)[fields.weekday];
  return `${weekdayName}${language === "es" ? "," : ""} ${date}`;
}

/** Returns the day of the month as a string. French writes an ordinal only for the first. */
export function dayOfMonth(day: number, language: Language): string {
  return language === "fr" && day === 1 ? "1er" : String(day);
}
