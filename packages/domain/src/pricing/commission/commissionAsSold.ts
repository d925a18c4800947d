import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { Commission } from "./Commission.ts";
import { commissionRateFor } from "./commissionRateFor.ts";

/** Returns the commission to store with a booking: the rate of its pick-up day, without later rates [RT3]. */
export function commissionAsSold(commission: Commission, pickupDate: CalendarDate): Commission {
  const { enabled, rate, effectiveDate } = commission;
  const isEffective = enabled && pickupDate >= effectiveDate;
  return { enabled, rate: isEffective ? commissionRateFor(commission, pickupDate) : rate, effectiveDate };
}
