import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import { calendarDate } from "@sayara/domain/time/dayNumber";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";

/** Returns the domain's pricing of a car of the catalogue, without options. Tests compare totals with it. */
export function pricingOf(cars: CatalogueCars, slot: number): CarPricing {
  const { calendar, discounts } = cars.tariffOf(slot);
  const firstPrice = cars.firstPrice[slot] ?? 0;
  return {
    currency: CURRENCY,
    dailyPrice: toDinars(cars.dailyPriceMillimes[slot] ?? 0),
    periodicPrices: Array.from({ length: calendar.length / 2 }, (_, index) => ({
      startDate: calendarDate(calendar[2 * index] ?? 0),
      endDate: calendarDate(calendar[2 * index + 1] ?? 0),
      dailyPrice: toDinars(cars.periodPrices[firstPrice + index] ?? 0),
    })),
    discounts: [...discounts],
    cancellation: -1,
    amendments: -1,
    theftProtection: -1,
    collisionDamageWaiver: -1,
    fullInsurance: -1,
    additionalDriver: -1,
  };
}
