import * as v from "valibot";
import { isCalendarDate } from "./CalendarDate.ts";

/** What a clock on the wall shows, `YYYY-MM-DDTHH:MM`, without a zone: how dates stand in URLs [TM8]. */
export const WallClock = v.pipe(v.string(), v.check(isWallClock, "date_invalid"));
export type WallClock = v.InferOutput<typeof WallClock>;

/** Whether `text` is `YYYY-MM-DDTHH:MM` with a day that exists and an hour from 00 to 23. */
export function isWallClock(text: string): boolean {
  return /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDate(text.slice(0, 10));
}
