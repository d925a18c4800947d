import { isSlug } from "@sayara/domain/id/isSlug";
import { pathOfSearch } from "./pathOfSearch.ts";

/** Whether the path has a text in an agency's place that is no slug, such as a name with spaces. */
export function hasInvalidAgency(pathname: string): boolean {
  const { supplier } = pathOfSearch(pathname);
  return supplier !== undefined && !isSlug(supplier);
}
