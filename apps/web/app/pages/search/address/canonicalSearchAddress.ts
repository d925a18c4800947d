import { parseSearch } from "@sayara/domain/search/parseSearch";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { withOtherParameters } from "./withOtherParameters.ts";

/**
 * Parameters that only a form submitted without JavaScript has: it submits every field and puts nothing into the path.
 */
const formOnlyParameters = ["place", "fromTime", "toTime", "elsewhere"];

/**
 * Returns the canonical URL of a search; null if the URL is already canonical. Unknown parameters, such as
 * those of a campaign, cause no redirect, and a redirect keeps them.
 */
export function canonicalSearchAddress(
  address: URL,
  path: { place?: string | undefined; supplier?: string | undefined },
) {
  const search = parseSearch(address.searchParams, path);
  const canonical = new URL(searchUrl(search), address);
  const isFromForm =
    formOnlyParameters.some((name) => address.searchParams.has(name)) ||
    [...address.searchParams.values()].some((value) => value === "");
  if (canonical.pathname === address.pathname && !isFromForm) return null;
  return withOtherParameters(canonical.pathname + canonical.search, address);
}
