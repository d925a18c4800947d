import { parseSearch } from "@sayara/domain/search/parseSearch";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { withOtherParameters } from "./withOtherParameters.ts";

/** Parameters of a form sent without JavaScript: it sends every field, and no path. */
const onlyFromForms = ["place", "fromTime", "toTime", "elsewhere"];

/**
 * Returns the canonical address of a search; null when the address is canonical. Unknown parameters, such as a
 * campaign's, cause no redirect and are kept by one.
 */
export function tidyAddress(
  address: URL,
  path: { place?: string | undefined; supplier?: string | undefined },
) {
  const search = parseSearch(address.searchParams, path);
  const tidy = new URL(searchUrl(search), address);
  const isFromForm =
    onlyFromForms.some((name) => address.searchParams.has(name)) ||
    [...address.searchParams.values()].some((value) => value === "");
  if (tidy.pathname === address.pathname && !isFromForm) return null;
  return withOtherParameters(tidy.pathname + tidy.search, address);
}
