import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { withOtherParameters } from "./withOtherParameters.ts";

/**
 * Returns the URL of the last page if the page of a search is beyond it. Returns null for an existing page,
 * or if there are no results.
 */
export function addressOfLastPage(
  search: SearchState,
  outcome: SearchOutcome,
  requested: URL,
): string | null {
  if (outcome.state !== "found" || outcome.result.total === 0) return null;
  const last = pageCount(outcome.result.listed, CARS_PAGE_SIZE);
  return search.page > last ? withOtherParameters(searchUrl({ ...search, page: last }), requested) : null;
}
