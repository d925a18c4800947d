import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { isInstant } from "@sayara/domain/time/Instant";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { zoneOffset } from "@sayara/domain/time/zoneOffset";

/** What a calendar and a clock show. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export type CalendarFields = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
};

/**
 * A point in time, in any of the forms it travels in: a `Date` or an ISO 8601 string with offset is read in the
 * given time zone; a calendar date (`2026-12-01`) and a wall-clock time without offset (`2026-12-01T10:00`) already
 * are in the marketplace's zone and are taken as they stand.
 */
export type Moment = Date | string;

/**
 * The calendar fields of a moment in an IANA time zone, never the machine's own.
 *
 * @throws RangeError for a string in no known form, an invalid Date or an unknown zone
 */
export function calendarFields(moment: Moment, timeZone: string): CalendarFields {
  const shown = new Date(shownTime(moment, timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The moment as if its wall clock were UTC's, in milliseconds: only then do Date's UTC getters read it untouched. */
function shownTime(moment: Moment, timeZone: string): number {
  if (typeof moment === "string") {
    if (isCalendarDate(moment)) return Date.parse(moment);
    if (isWallClock(moment)) return Date.parse(`${moment}Z`);
    if (!isInstant(moment)) throw new RangeError(`Not a date: ${moment}`);
  }
  const time = typeof moment === "string" ? Date.parse(moment) : moment.getTime();
  return time + zoneOffset(time, timeZone);
}
