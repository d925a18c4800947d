import {
  MAXIMUM_BOOKING_MONTHS,
  MAXIMUM_MONTHS_AHEAD,
  MINIMUM_LEAD_TIME_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";

/** Limits for the dates of a rental. */
export interface BookingPeriodRules {
  now: Date;
  /** The marketplace's IANA zone. */
  timeZone: string;
  /** The agency's lead time, in hours; at least the marketplace's 2. */
  leadTimeHours?: number | undefined;
  /** Shortest rental of the car, in rental days. */
  minimumRentalDays?: number | undefined;
}

/**
 * Returns the first failure of a rental's dates, or null if they are valid [VA10–VA14, VA27]. `field` is `from` or
 * `to`. The code for invalid dates is `date_invalid`.
 */
export function checkBookingPeriod(
  { from, to }: { from: Date; to: Date },
  { now, timeZone, leadTimeHours = 0, minimumRentalDays = 1 }: BookingPeriodRules,
): ValidationFailure | null {
  if (!isOnCalendar(from)) return { field: "from", code: "date_invalid", params: {} };
  if (!isOnCalendar(to)) return { field: "to", code: "date_invalid", params: {} };
  if (from < now) return { field: "from", code: "pickup_in_past", params: {} };

  const hours = Math.max(leadTimeHours, MINIMUM_LEAD_TIME_HOURS);
  if (from.getTime() < now.getTime() + hours * 3_600_000) {
    return { field: "from", code: "pickup_too_soon", params: { hours } };
  }
  if (from > latestPickup(now, timeZone)) {
    return { field: "from", code: "pickup_too_far", params: { months: MAXIMUM_MONTHS_AHEAD } };
  }
  if (to <= from) return { field: "to", code: "drop_off_before_pickup", params: {} };
  if (to > latestDropOff(from, timeZone)) {
    return { field: "to", code: "booking_too_long", params: { months: MAXIMUM_BOOKING_MONTHS } };
  }
  if (rentalDays(from, to) < minimumRentalDays) {
    return { field: "to", code: "booking_too_short", params: { days: minimumRentalDays } };
  }
  return null;
}

/** Returns the latest pick-up: 18 calendar months ahead at the same time of day in the zone [VA27]. */
export function latestPickup(now: Date, timeZone: string): Date {
  return addMonthsInZone(now, MAXIMUM_MONTHS_AHEAD, timeZone);
}

/**
 * Returns the latest drop-off: 6 calendar months after pick-up at the same time of day in the zone [VA13].
 */
export function latestDropOff(from: Date, timeZone: string): Date {
  return addMonthsInZone(from, MAXIMUM_BOOKING_MONTHS, timeZone);
}

function addMonthsInZone(start: Date, months: number, timeZone: string): Date {
  const clock = instantToWallClock(start, timeZone);
  const date = addCalendarMonths(clock.slice(0, 10), months);
  // A wall clock has no seconds. Adding them back keeps a drop-off at the same second within the limit.
  const seconds = start.getTime() % 60_000;
  return new Date(wallClockToInstant(`${date}${clock.slice(10)}`, timeZone).getTime() + seconds);
}

/** Returns whether a date is between 1970 and 9998, the range of the calendar functions. False for an invalid date. */
function isOnCalendar(date: Date): boolean {
  return date.getTime() >= 0 && date.getTime() < 253_339_228_800_000;
}
