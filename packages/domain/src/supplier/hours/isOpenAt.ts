import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import { weekdays } from "@sayara/domain/time/Weekday";
import type { ClosedDate } from "./ClosedDates.ts";
import type { OpeningTimes } from "./OpeningHours.ts";
import { upcomingClosures } from "./upcomingClosures.ts";

/** An agency's opening hours and closed dates. */
export interface OpeningTerms {
  openingHours: readonly OpeningTimes[];
  closedDates: readonly ClosedDate[];
}

/**
 * Returns whether an agency is open at an instant, the times of opening and of closing included [AR1, AR2].
 *
 * @param timeZone the marketplace's IANA zone, to which the hours refer.
 */
export function isOpenAt(
  { openingHours, closedDates }: OpeningTerms,
  instant: Date,
  timeZone: string,
): boolean {
  const [date = "", time = ""] = instantToWallClock(instant, timeZone).split("T");
  // Day 0, 1 January 1970, was a Thursday.
  const weekday = weekdays[(dayNumber(date) + 3) % 7];
  const isOpenDay = openingHours.some(
    ({ days, opens, closes }) => days.some((day) => day === weekday) && opens <= time && time <= closes,
  );
  return isOpenDay && upcomingClosures(closedDates, { from: date, to: date }).length === 0;
}
