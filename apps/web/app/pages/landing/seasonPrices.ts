import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import type { CarType } from "@sayara/domain/car/CarType";

const seasonNames = ["winter", "spring", "summer", "autumn"] as const;
export type SeasonName = (typeof seasonNames)[number];

/** Scooters have no column, since they are not a car size. */
export const sizes = ["mini", "midi", "maxi"] as const satisfies readonly CarType[];

/** Months of each season, as written in an ISO date. */
const months: Record<SeasonName, readonly string[]> = {
  winter: ["11", "12", "01", "02", "03"],
  spring: ["04", "05"],
  summer: ["06", "07", "08", "09"],
  autumn: ["10"],
};

/** Lowest and usual price of one day in TND, as paid by drivers. */
interface DayPrices {
  lowest: number;
  /** Median of the months' medians. */
  usual: number;
}

export interface SeasonRow {
  season: SeasonName;
  /** In the order of `sizes`. Null if there is no car. */
  prices: readonly (DayPrices | null)[];
}

export interface MonthRow {
  /** `YYYY-MM`. */
  month: string;
  /** Usual prices in the order of `sizes`. Null if there is no car. */
  usual: readonly (number | null)[];
}

type DayPrice = (dailyPrice: number) => number;

/** Returns prices by season and size. */
export function seasonRows(prices: readonly MonthlyPrice[], dayPrice: DayPrice): SeasonRow[] {
  return seasonNames.map((season) => ({
    season,
    prices: sizes.map((size) => {
      const matching = prices.filter(
        ({ range, month }) => range === size && months[season].includes(month.slice(5)),
      );
      if (matching.length === 0) return null;
      return {
        lowest: dayPrice(Math.min(...matching.map(({ lowest }) => lowest))),
        usual: dayPrice(medianOf(matching.map(({ median }) => median))),
      };
    }),
  }));
}

/** Returns the usual prices by month and size, in chronological order. */
export function monthRows(prices: readonly MonthlyPrice[], dayPrice: DayPrice): MonthRow[] {
  const names = [...new Set(prices.map(({ month }) => month))].sort();
  return names.map((month) => ({
    month,
    usual: sizes.map((size) => {
      const matching = prices.find((price) => price.month === month && price.range === size);
      return matching === undefined ? null : dayPrice(matching.median);
    }),
  }));
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
