import type { SearchState } from "@sayara/domain/search/SearchState";

/** Returns a key of places and dates, without filters and order. */
export function rentalKey({ place, dropOff, from, to }: SearchState): string {
  return JSON.stringify([place, dropOff, from, to]);
}
