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
 * Returns valid rental dates near refused ones [SE13]. Reversed dates are swapped. Otherwise the rental moves to the
 * first or last possible pick-up at the same time of day and keeps its length as far as allowed. Times are wall-clock
 * times of the marketplace.
 */
export function nearestBookingPeriod(asked: Period, rules: BookingPeriodRules): Period {
  const { now, timeZone, leadTimeHours = 0, minimumRentalDays = 1 } = rules;
  const instant = (clock: WallClock) => wallClockToInstant(clock, timeZone);
  const isValid = ({ from, to }: Period) =>
    checkBookingPeriod({ from: instant(from), to: instant(to) }, rules) === null;
  const exchanged = { from: asked.to, to: asked.from };
  if (asked.to < asked.from && isValid(exchanged)) return exchanged;

  const tomorrow = addCalendarDays(dateInZone(now, timeZone), 1);
  const prepared = new Date(now.getTime() + leadTimeHours * 3_600_000);
  const last = addCalendarDays(dateInZone(latestPickup(now, timeZone), timeZone), -1);
  const [askedDate, time] = [asked.from.slice(0, 10), asked.from.slice(10)];
  const day = dateInZone(prepared, timeZone);
  const ready = instant(`${day}${time}`) < prepared ? addCalendarDays(day, 1) : day;
  const first = ready < tomorrow ? tomorrow : ready;
  const date = askedDate < first ? first : askedDate > last ? last : askedDate;
  const from = `${date}${time}`;
  const days =
    asked.to > asked.from ? dayNumber(asked.to.slice(0, 10)) - dayNumber(askedDate) : DEFAULT_SEARCH_DAYS;
  const wanted = `${addCalendarDays(date, Math.max(minimumRentalDays, days))}${days < 1 ? time : asked.to.slice(10)}`;
  const longest = instantToWallClock(latestDropOff(instant(from), timeZone), timeZone);
  const period = { from, to: wanted > longest ? longest : wanted };
  return isValid(period) ? period : defaultSearchDates({ now, timeZone });
}
