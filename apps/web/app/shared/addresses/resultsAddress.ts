import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { RentalAddress } from "#web/shared/RentalAddress/rentalAddress.ts";

/** The cars that can be had for the same places and dates. */
export function resultsAddress({ pickup, dropoff, from, to }: Omit<RentalAddress, "car">): string {
  return searchUrl({ ...emptySearch, place: pickup, dropOff: dropoff, from, to });
}
