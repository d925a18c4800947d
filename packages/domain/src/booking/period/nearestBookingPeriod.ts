import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import { defaultSearchDates } from "@sayara/domain/time/defaultSearchDates";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { DEFAULT_SEARCH_DAYS } from "@sayara/domain/time/searchDefaults";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import {
  type BookingPeriodRules,
  checkBookingPeriod,
  latestDropOff,
  latestPickup,
} from "./checkBookingPeriod.ts";

interface Period {
  from: WallClock;
  to: WallClock;
}

/**
 * Returns valid rental dates near refused ones [SE13]. Reversed dates are swapped. Otherwise the rental moves
 * to the first or last possible pick-up at the same time of day, and keeps its length as far as allowed.
 * Times are wall-clock times in the marketplace's zone.
 */
export function nearestBookingPeriod(requested: Period, rules: BookingPeriodRules): Period {
  const { now, timeZone, leadTimeHours = 0, minimumRentalDays = 1 } = rules;
  const instant = (clock: WallClock) => wallClockToInstant(clock, timeZone);
  const isValid = ({ from, to }: Period) =>
    checkBookingPeriod({ from: instant(from), to: instant(to) }, rules) === null;
  const swappedPeriod = { from: requested.to, to: requested.from };
  if (requested.to < requested.from && isValid(swappedPeriod)) return swappedPeriod;

  const tomorrow = addCalendarDays(dateInZone(now, timeZone), 1);
  const earliestPickup = new Date(now.getTime() + leadTimeHours * 3_600_000);
  const lastDate = addCalendarDays(dateInZone(latestPickup(now, timeZone), timeZone), -1);
  const [requestedDate, time] = [requested.from.slice(0, 10), requested.from.slice(10)];
  const preparedDate = dateInZone(earliestPickup, timeZone);
  const earliestDate =
    instant(`${preparedDate}${time}`) < earliestPickup ? addCalendarDays(preparedDate, 1) : preparedDate;
  const firstDate = earliestDate < tomorrow ? tomorrow : earliestDate;
  const date = requestedDate < firstDate ? firstDate : requestedDate > lastDate ? lastDate : requestedDate;
  const from = `${date}${time}`;
  const days =
    requested.to > requested.from
      ? dayNumber(requested.to.slice(0, 10)) - dayNumber(requestedDate)
      : DEFAULT_SEARCH_DAYS;
  const requestedEnd = `${addCalendarDays(date, Math.max(minimumRentalDays, days))}${days < 1 ? time : requested.to.slice(10)}`;
  const latestEnd = instantToWallClock(latestDropOff(instant(from), timeZone), timeZone);
  const period = { from, to: requestedEnd > latestEnd ? latestEnd : requestedEnd };
  return isValid(period) ? period : defaultSearchDates({ now, timeZone });
}
