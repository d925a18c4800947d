import type { SearchPath } from "@sayara/domain/search/parseSearch";

/** The two optional segments behind `/search`. */
export function pathOfSearch(pathname: string): SearchPath {
  const [, , place, supplier] = pathname.split("/");
  return { place: place || undefined, supplier: supplier || undefined };
}
