import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import type { Commission } from "@sayara/domain/pricing/commission/Commission";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";

export interface DayPriceOptions {
  now: Date;
  timeZone: string;
  commission: Commission;
}

const noOption = -1;
const day = 24 * 60 * 60 * 1000;

/**
 * Returns a driver's price for one rental day from tomorrow, given a daily price of the catalogue: commission included,
 * in TND.
 */
export function dayPriceOf(dailyPrice: number, { now, ...options }: DayPriceOptions): number {
  const from = new Date(now.getTime() + day);
  const to = new Date(from.getTime() + day);
  return quoteTotal({ car: { ...plainPricing, dailyPrice }, from, to, ...options });
}

const plainPricing: CarPricing = {
  currency: CURRENCY,
  dailyPrice: 0,
  periodicPrices: [],
  discounts: [],
  cancellation: noOption,
  amendments: noOption,
  theftProtection: noOption,
  collisionDamageWaiver: noOption,
  fullInsurance: noOption,
  additionalDriver: noOption,
};
