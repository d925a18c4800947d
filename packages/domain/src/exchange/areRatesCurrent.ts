import { EXCHANGE_RATE_DAYS } from "../config/businessDefaults.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";

/** Returns whether rates of this date are shown today [XR2]. */
export function areRatesCurrent(date: CalendarDate, today: CalendarDate): boolean {
  const age = dayNumber(today) - dayNumber(date);
  return age >= 0 && age <= EXCHANGE_RATE_DAYS;
}
