import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { Rental } from "#web/shared/Rental/Rental.ts";

/** Returns the URL of the results for the same places and dates. */
export function resultsAddress({ pickup, dropoff, from, to }: Omit<Rental, "car">): string {
  return searchUrl({ ...emptySearch, place: pickup, dropOff: dropoff, from, to });
}
