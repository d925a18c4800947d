import { parseSearch } from "@sayara/domain/search/parseSearch";
import { searchUrl } from "@sayara/domain/search/searchUrl";

/** Parameters of plain forms, which send every field and know nothing of paths. */
const onlyFromForms = ["place", "fromTime", "toTime", "elsewhere"];

/**
 * The one address of the search that a form's address asks for; null when the address can stay as it is. Foreign
 * parameters, of a campaign for instance, are no reason to send anyone elsewhere, and survive when one is.
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
  const language = address.searchParams.get("l");
  if (language !== null && language !== "") tidy.searchParams.set("l", language);
  return tidy.pathname + tidy.search.replaceAll("%3A", ":");
}
