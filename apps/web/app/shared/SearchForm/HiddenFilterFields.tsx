import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";

/** Hidden fields for filters, sort order and chosen cars, so that a new search keeps them. */
export function HiddenFilterFields({ search }: { search: SearchState }) {
  const otherParameters = {
    ...search,
    place: null,
    from: null,
    to: null,
    dropOff: null,
    driverAge: null,
    page: 1,
    isComparing: false,
  };
  const [, query = ""] = searchUrl(otherParameters).split("?");
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
