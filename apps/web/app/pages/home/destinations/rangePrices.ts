import type { carRanges } from "@sayara/api-client/contract/catalogue/car";
import type { CarType } from "@sayara/domain/car/CarType";
import type * as v from "valibot";
import { type DayPriceOptions, dayPriceOf } from "#web/marketplace/dayPriceOf.ts";

type CarRanges = v.InferOutput<(typeof carRanges)["responses"][200]>;

export interface RangePrice {
  range: CarType;
  cars: number;
  /** Lowest price of one rental day from tomorrow on, in TND, commission included. */
  lowestDayPrice: number;
}

/** Scooters are not a size: they have their own filter. */
const sizes: readonly CarType[] = ["mini", "midi", "maxi"];

/** Returns the sizes available for rent, smallest first, with their lowest daily price. */
export function rangePrices(ranges: CarRanges, circumstances: DayPriceOptions): RangePrice[] {
  return sizes.flatMap((size) =>
    ranges
      .filter(({ range, cars }) => range === size && cars > 0)
      .map(({ cars, fromDailyPrice }) => ({
        range: size,
        cars,
        lowestDayPrice: dayPriceOf(fromDailyPrice, circumstances),
      })),
  );
}
