import { isSlug } from "@sayara/domain/id/isSlug";
import { pathOfSearch } from "./pathOfSearch.ts";

/** Returns whether the agency segment of the path is not a slug, such as a name with spaces. */
export function hasInvalidAgency(pathname: string): boolean {
  const { supplier } = pathOfSearch(pathname);
  return supplier !== undefined && !isSlug(supplier);
}
