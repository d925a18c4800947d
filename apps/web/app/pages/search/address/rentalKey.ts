import type { SearchState } from "@sayara/domain/search/SearchState";

/** Returns a key for the places, dates and driver's age of a search. Filters and sort order do not affect it. */
export function rentalKey({ place, dropOff, from, to, driverAge }: SearchState): string {
  return JSON.stringify([place, dropOff, from, to, driverAge]);
}
