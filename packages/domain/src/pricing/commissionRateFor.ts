import type { CalendarDate } from "../time/CalendarDate.ts";
import type { Commission } from "./Commission.ts";

/**
 * Returns the commission rate, in percent, of a rental picked up on this day in the marketplace's zone. 0 if commission
 * is disabled or its effective date is later [PR9].
 */
export function commissionRateFor(commission: Commission, pickupDate: CalendarDate): number {
  return commission.enabled && pickupDate >= commission.effectiveDate ? commission.rate : 0;
}
