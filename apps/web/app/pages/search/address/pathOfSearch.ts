import type { SearchPath } from "@sayara/domain/search/parseSearch";

/** Reads the two optional path segments after `/search`. */
export function pathOfSearch(pathname: string): SearchPath {
  const [, , place, supplier] = pathname.split("/");
  return { place: place || undefined, supplier: supplier || undefined };
}
