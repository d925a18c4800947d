import { type CarFilter, noCarFilter } from "../search/CarFilter.ts";

/**
 * Returns a filter's choices, such as `gearbox:automatic`, sorted. Zero-result searches with the same choices
 * are counted together. Null if the filter names agencies, because such a search says nothing about the
 * marketplace's demand [FG10].
 */
export function searchedChoices(filter: CarFilter): string[] | null {
  if (filter.suppliers.length > 0) return null;
  return Object.entries(filter)
    .flatMap(([name, value]) => {
      if (Array.isArray(value)) return value.map((choice) => `${name}:${choice}`);
      return value === noCarFilter[name as keyof CarFilter]
        ? []
        : [value === true ? name : `${name}:${value}`];
    })
    .toSorted();
}

/** Returns a count as a percentage of another count, with one decimal; null if that is 0 [FG9, FG13]. */
export function percentageOf(count: number, all: number): number | null {
  return all <= 0 ? null : Math.round((count / all) * 1000) / 10;
}

/** Returns the accepted or paid bookings per 100 searches, with one decimal; null without searches [FG9]. */
export function conversionOf({ searches, bookings }: { searches: number; bookings: number }): number | null {
  return percentageOf(bookings, searches);
}
