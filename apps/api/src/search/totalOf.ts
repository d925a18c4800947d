import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import type { CarPricing, PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
import type { PricingInput } from "@sayara/domain/pricing/PricingInput";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { calendarDate } from "@sayara/domain/time/dayNumber";
import type { OfferedCars } from "./OfferedCars.ts";

const DAY = 86_400_000;

/** The domain's total for the stay of one remembered car after the other, in dinars, without options. */
export function createTotalOf(
  cars: OfferedCars,
  { from, to, commission, timeZone }: Pick<PricingInput, "from" | "to" | "commission" | "timeZone">,
): (slot: number) => number {
  // No zone is a whole day away from UTC: periods outside these days have no part in the stay.
  const earliest = Math.floor(from.getTime() / DAY) - 1;
  const latest = Math.ceil(to.getTime() / DAY) + 1;
  // Written over for each car: thousands of prices are reckoned and none is kept.
  const periods: PeriodicPrice[] = [];
  const pricing: CarPricing = {
    currency: CURRENCY,
    dailyPrice: 0,
    periodicPrices: [],
    discounts: [],
    cancellation: -1,
    amendments: -1,
    theftProtection: -1,
    collisionDamageWaiver: -1,
    fullInsurance: -1,
    additionalDriver: -1,
  };
  const input = { car: pricing, from, to, commission, timeZone };

  return (slot) => {
    pricing.dailyPrice = toDinars(cars.dailyPriceMillimes[slot] ?? 0);
    pricing.discounts = cars.discounts[slot] as CarPricing["discounts"];
    pricing.periodicPrices.length = 0;
    const calendar = cars.calendars[slot] ?? [];
    for (let index = 0; index * 2 < calendar.length; index++) {
      const start = calendar[index * 2] ?? 0;
      const end = calendar[index * 2 + 1] ?? 0;
      if (start > latest || end < earliest) continue;
      const period = (periods[index] ??= { startDate: "", endDate: "", dailyPrice: 0 });
      period.startDate = dateOf(start);
      period.endDate = dateOf(end);
      period.dailyPrice = toDinars(cars.periodPrices[(cars.firstPrice[slot] ?? 0) + index] ?? 0);
      pricing.periodicPrices.push(period);
    }
    return quoteTotal(input);
  };
}

/** Periods of many cars begin and end on the same days. */
const dates = new Map<number, string>();

function dateOf(day: number): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = calendarDate(day);
    if (dates.size < 100_000) dates.set(day, date);
  }
  return date;
}
