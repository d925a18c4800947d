import type { CalendarDate } from "../time/CalendarDate.ts";
import type { Commission } from "./Commission.ts";

/**
 * The commission's rate, in percent, for a rental picked up on this day in the marketplace's zone; 0 when
 * commission is off or not yet in force that day [PR9].
 */
export function commissionRateFor(commission: Commission, pickupDate: CalendarDate): number {
  return commission.enabled && pickupDate >= commission.effectiveDate ? commission.rate : 0;
}
