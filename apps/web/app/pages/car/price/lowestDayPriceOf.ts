import type { Car } from "@sayara/domain/car/Car";
import type { Commission } from "@sayara/domain/pricing/commission/Commission";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

interface PriceContext {
  today: CalendarDate;
  timeZone: string;
  commission: Commission;
}

/**
 * Returns the lowest price of one rental day from today on, in TND: the base price or that of a later period, including
 * commission but no discount for length.
 */
export function lowestDayPriceOf(car: Car, { today, timeZone, commission }: PriceContext): number {
  const currentPeriods = car.periodicPrices.filter(({ endDate }) => endDate >= today);
  const dailyPrice = Math.min(car.dailyPrice, ...currentPeriods.map((period) => period.dailyPrice));
  return quoteTotal({
    car: { ...car, dailyPrice, periodicPrices: [], discounts: [] },
    from: wallClockToInstant(`${today}T10:00`, timeZone),
    to: wallClockToInstant(`${addCalendarDays(today, 1)}T10:00`, timeZone),
    commission,
    timeZone,
  });
}
