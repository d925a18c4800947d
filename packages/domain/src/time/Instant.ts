import * as v from "valibot";
import { isCalendarDate } from "./CalendarDate.ts";

/** An instant in wire format: ISO 8601 with an offset, `2026-12-01T10:00:00+01:00` or `…Z` [TM8]. */
export const Instant = v.pipe(v.string(), v.check(isInstant, "date_invalid"));
export type Instant = v.InferOutput<typeof Instant>;

const pattern =
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Returns whether `text` is an instant. Rejects dates that do not exist, which `Date.parse` would shift [TM8]. */
export function isInstant(text: string): boolean {
  return (
    text.length <= 40 && pattern.test(text) && isCalendarDate(text.slice(0, 10)) && isSupportedYear(text)
  );
}

/**
 * Returns whether a string that starts with a year is between 1900 and 2199 [TM9]. Beyond these years, an
 * offset or a turnaround could exceed the database's range or four-digit years.
 */
export function isSupportedYear(text: string): boolean {
  const year = text.slice(0, 4);
  return year >= "1900" && year <= "2199";
}
