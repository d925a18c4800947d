import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { Commission } from "./Commission.ts";

/**
 * Returns the commission rate, in percent, of a rental picked up on this day in the marketplace's zone. 0 if
 * commission is disabled or takes effect later [PR9]. The latest of the `later` rates that start on or before
 * that day replaces `rate` [RT3].
 */
export function commissionRateFor(commission: Commission, pickupDate: CalendarDate): number {
  const { enabled, rate, effectiveDate, later } = commission;
  if (!enabled || pickupDate < effectiveDate) return 0;
  return later?.findLast(({ from }) => from <= pickupDate)?.rate ?? rate;
}
