import * as v from "valibot";
import { isCalendarDate } from "./CalendarDate.ts";

/** A moment on the wire: ISO 8601 with its offset, `2026-12-01T10:00:00+01:00` or `…Z` [TM8]. */
export const Instant = v.pipe(v.string(), v.check(isInstant, "date_invalid"));
export type Instant = v.InferOutput<typeof Instant>;

const pattern =
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Whether `text` names one moment. A date that does not exist is refused; `Date.parse` would move it. */
export function isInstant(text: string): boolean {
  return text.length <= 40 && pattern.test(text) && isCalendarDate(text.slice(0, 10));
}
