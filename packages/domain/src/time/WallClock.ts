import * as v from "valibot";
import { isCalendarDate } from "./CalendarDate.ts";
import { isSupportedYear } from "./Instant.ts";

/** A wall-clock time without a zone, `YYYY-MM-DDTHH:MM`, the format of dates in URLs (product.md, section 10) [TM8]. */
export const WallClock = v.pipe(v.string(), v.check(isWallClock, "date_invalid"));
export type WallClock = v.InferOutput<typeof WallClock>;

/** Returns whether `text` is `YYYY-MM-DDTHH:MM` with an existing date and an hour from 00 to 23. */
export function isWallClock(text: string): boolean {
  return (
    /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) &&
    isCalendarDate(text.slice(0, 10)) &&
    isSupportedYear(text)
  );
}
