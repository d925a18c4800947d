import { MAX_PRICE } from "../config/businessDefaults.ts";
import type { CarType } from "../car/CarType.ts";
import { toDinars, toMillimes } from "../money/millimes.ts";
import type { PeriodicPrice } from "../pricing/CarPricing.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import type { MinimumPeriod } from "../pricing/days/minimumDaysOn.ts";
import type { Season } from "./Season.ts";
import { seasonDates } from "./seasonDates.ts";

/** The facts of a car on which seasons depend. */
export interface SeasonedCar {
  id: string;
  range: CarType;
  /**
   * Base price in TND per day. Null for a draft without one, to which seasons with a percentage do not apply.
   */
  dailyPrice: number | null;
  /** The car's own periods, which come before all seasons [SN2]. */
  ownPeriods: readonly PeriodicPrice[];
}

/** The periods that result from a car's seasons. */
export interface CompiledSeasons {
  /** Where periods overlap, the first one in this list applies [PR4]. */
  periodicPrices: (PeriodicPrice & { season: string | null })[];
  minimumPeriods: MinimumPeriod[];
}

/**
 * Computes a car's price periods and minimum lengths from its own periods and its agency's seasons, in their
 * order [SN1–SN4]. `season` is the id of the season that a period comes from; null for the car's own periods.
 *
 * @param today date in the marketplace's zone. Periods that ended before it are omitted.
 */
export function compileSeasons(
  car: SeasonedCar,
  seasons: readonly (Season & { id: string })[],
  today: CalendarDate,
): CompiledSeasons {
  const applicable = seasons.filter(
    ({ ranges, carIds }) => ranges.includes(car.range) || carIds.includes(car.id),
  );
  const ownPeriods = car.ownPeriods
    .filter(({ endDate }) => endDate >= today)
    .map((period) => ({ ...period, season: null }));
  const pricedBySeason = applicable.flatMap((season) => {
    const dailyPrice = seasonPrice(season, car.dailyPrice);
    if (dailyPrice === null) return [];
    return seasonDates(season, today).map((dates) => ({ ...dates, dailyPrice, season: season.id }));
  });
  const minimumPeriods = applicable.flatMap((season) => {
    const { minimumDays } = season;
    if (minimumDays === null) return [];
    return seasonDates(season, today).map((dates) => ({ ...dates, days: minimumDays }));
  });
  return { periodicPrices: [...ownPeriods, ...pricedBySeason], minimumPeriods };
}

/**
 * Returns a season's price per day in TND; null if the season leaves prices unchanged. A percentage of the
 * base price is rounded half up to 10 millimes and limited to `MAX_PRICE` [SN3].
 */
export function seasonPrice({ price }: Pick<Season, "price">, basePrice: number | null): number | null {
  if (price.kind === "daily") return price.amount;
  if (price.kind === "unchanged" || basePrice === null) return null;
  // Exact, because the percentage is a whole number of hundredths.
  const exactPrice = toMillimes(basePrice) * (10_000 + Math.round(price.percentage * 100));
  const millimes = Math.floor((exactPrice + 50_000) / 100_000) * 10;
  return Math.min(toDinars(millimes), MAX_PRICE);
}
