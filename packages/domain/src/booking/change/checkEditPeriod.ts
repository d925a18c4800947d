import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";
import { type BookingPeriodRules, checkBookingPeriod } from "../period/checkBookingPeriod.ts";

/**
 * Returns the first failure of an edit's dates, or null if they are valid. The rules are those of a new
 * booking, except that an unchanged pick-up time is not compared with the current time [CN11]: the table of
 * actions already requires a pick-up in the future.
 *
 * @param bookedFrom the pick-up before the edit
 */
export function checkEditPeriod(
  dates: { from: Date; to: Date },
  bookedFrom: Date,
  rules: BookingPeriodRules,
): ValidationFailure | null {
  if (dates.from.getTime() !== bookedFrom.getTime()) return checkBookingPeriod(dates, rules);
  const hours = Math.max(rules.leadTimeHours ?? 0, MINIMUM_LEAD_TIME_HOURS);
  const latestAllowed = new Date(bookedFrom.getTime() - hours * 3_600_000);
  return checkBookingPeriod(dates, { ...rules, now: latestAllowed });
}
