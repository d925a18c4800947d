import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { withOtherParameters } from "./withOtherParameters.ts";

/** Returns the current URL of a search that uses a retired slug; null if all its slugs are current. */
export function redirectForRenamedSlug(
  search: SearchState,
  outcome: SearchOutcome,
  requested: URL,
): string | null {
  if (outcome.state !== "found") return null;
  const { pickupLocation, dropOffLocation } = outcome.result;
  const place = search.place && (pickupLocation?.slug ?? search.place);
  const dropOff = search.dropOff && (dropOffLocation?.slug ?? search.dropOff);
  return place === search.place && dropOff === search.dropOff
    ? null
    : withOtherParameters(searchUrl({ ...search, place, dropOff }), requested);
}
