import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";

/** Returns a key for the listings of a search: its URL without the map and the comparison. */
export function listingsKey(search: SearchState): string {
  return searchUrl({ ...search, map: false, compared: [], isComparing: false });
}
