import { type CarFilter, noCarFilter } from "../search/CarFilter.ts";

/**
 * Returns the choices of a filter as `gearbox:automatic`, sorted, by which searches in vain are counted together. Null
 * if the filter names agencies: the demand is not the marketplace's [FG10].
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

/** Returns a count as a percentage of another one, with one decimal; null of nothing [FG9, FG13]. */
export function percentageOf(count: number, all: number): number | null {
  return all <= 0 ? null : Math.round((count / all) * 1000) / 10;
}

/** Returns how many of 100 searches led to an accepted or paid booking, with one decimal; null without any [FG9]. */
export function conversionOf({ searches, bookings }: { searches: number; bookings: number }): number | null {
  return percentageOf(bookings, searches);
}
