import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { isInstant } from "@sayara/domain/time/Instant";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { zoneOffset } from "@sayara/domain/time/zoneOffset";

/** Calendar and clock fields. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export type CalendarFields = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
};

/**
 * A point in time. A `Date` or an ISO 8601 string with an offset is converted to the given time zone. A calendar date
 * (`2026-12-01`) or a wall-clock time without an offset (`2026-12-01T10:00`) is already in the marketplace's zone and
 * is not converted.
 */
export type Moment = Date | string;

/**
 * Returns the calendar fields of a moment in an IANA time zone. Does not depend on the machine's zone.
 *
 * @throws RangeError for a string in an unknown format, an invalid `Date` or an unknown zone
 */
export function calendarFields(moment: Moment, timeZone: string): CalendarFields {
  const zonedDate = new Date(wallClockTime(moment, timeZone));
  return {
    year: zonedDate.getUTCFullYear(),
    month: zonedDate.getUTCMonth() + 1,
    day: zonedDate.getUTCDate(),
    weekday: zonedDate.getUTCDay(),
    hour: zonedDate.getUTCHours(),
    minute: zonedDate.getUTCMinutes(),
  };
}

/**
 * Returns the moment's wall-clock time as if it were UTC, in milliseconds, so that `Date`'s UTC getters return its
 * fields.
 */
function wallClockTime(moment: Moment, timeZone: string): number {
  if (typeof moment === "string") {
    if (isCalendarDate(moment)) return Date.parse(moment);
    if (isWallClock(moment)) return Date.parse(`${moment}Z`);
    if (!isInstant(moment)) throw new RangeError(`Not a date: ${moment}`);
  }
  const time = typeof moment === "string" ? Date.parse(moment) : moment.getTime();
  return time + zoneOffset(time, timeZone);
}
