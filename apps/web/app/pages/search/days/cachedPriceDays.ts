import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/** Number of rentals whose totals are cached, so that removing a filter sends no request. */
const MAX_CACHED = 8;

/** Days by key. The latest entry is last. */
const cache = new Map<string, readonly CalendarDay[]>();

/**
 * Returns the cache key of the totals by pick-up day: places, the driver's age, filters, times of day and rental length, without the day
 * itself [PL4].
 */
export function priceDaysKey({ place, dropOff, driverAge, filter, from, to }: RentalSearch): string {
  const nights = dayNumber(to.slice(0, 10)) - dayNumber(from.slice(0, 10));
  // The order in which the values of a filter were chosen does not matter.
  const choices = Object.entries(filter).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].sort() : value,
  ]);
  return JSON.stringify([place, dropOff, driverAge, choices, from.slice(10), to.slice(10), nights]);
}

/** Returns the cached days of a rental with the same key, if they include the search's pick-up day. */
export function cachedPriceDays(search: RentalSearch): readonly CalendarDay[] | null {
  const days = cache.get(priceDaysKey(search));
  return days?.some(({ date }) => date === search.from.slice(0, 10)) === true ? days : null;
}

/** Caches the days for later searches: moving the dates renders the list again. */
export function cachePriceDays(search: RentalSearch, days: readonly CalendarDay[]): void {
  const key = priceDaysKey(search);
  cache.delete(key);
  cache.set(key, days);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}
