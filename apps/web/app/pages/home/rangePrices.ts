import type { carRanges } from "@sayara/api-client/contract/catalogue/car";
import type { CarType } from "@sayara/domain/car/CarType";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { Commission } from "@sayara/domain/pricing/Commission";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import type * as v from "valibot";

type CarRanges = v.InferOutput<(typeof carRanges)["answers"][200]>;

export interface RangePrice {
  range: CarType;
  cars: number;
  /** Lowest price of one rental day from tomorrow on, in TND, commission included. */
  fromPerDay: number;
}

interface Circumstances {
  now: Date;
  timeZone: string;
  commission: Commission;
}

/** Scooters are not shown as a size: they have their own filter. */
const sizes: readonly CarType[] = ["mini", "midi", "maxi"];
const noOption = -1;
const day = 24 * 60 * 60 * 1000;

/** Returns the sizes that can be rented, smallest first, with their lowest daily price. */
export function rangePrices(ranges: CarRanges, { now, ...circumstances }: Circumstances): RangePrice[] {
  const from = new Date(now.getTime() + day);
  const to = new Date(from.getTime() + day);
  return ranges
    .filter(({ range, cars }) => cars > 0 && sizes.includes(range))
    .toSorted((a, b) => sizes.indexOf(a.range) - sizes.indexOf(b.range))
    .map(({ range, cars, fromDailyPrice }) => {
      const car = { ...plainPricing, dailyPrice: fromDailyPrice };
      return { range, cars, fromPerDay: quoteRental({ car, from, to, ...circumstances }).total };
    });
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
