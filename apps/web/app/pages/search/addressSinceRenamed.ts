import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { SearchOutcome } from "./SearchOutcome.ts";

/** Where a search by a place's retired slug lives now; null when its places are still called so. */
export function addressSinceRenamed(search: SearchState, outcome: SearchOutcome): string | null {
  if (outcome.state !== "found") return null;
  const { pickupLocation, dropOffLocation } = outcome.result;
  const place = search.place && (pickupLocation?.slug ?? search.place);
  const dropOff = search.dropOff && (dropOffLocation?.slug ?? search.dropOff);
  return place === search.place && dropOff === search.dropOff
    ? null
    : searchUrl({ ...search, place, dropOff });
}
