import { cachedPages } from "./cachedPages.ts";

/** Maximum length of a cached query, in characters. */
const MAX_QUERY_LENGTH = 400;

/**
 * Returns the part of a URL on which its page depends, with sorted parameters; null for a page that is not cached.
 * Leaves out campaign and language parameters.
 */
export function cacheKeyOfAddress({ pathname, searchParams }: URL): string | null {
  const page = cachedPages.find(({ path }) => path.test(pathname));
  if (page === undefined) return null;
  const parameters = new URLSearchParams();
  for (const name of page.parameters)
    for (const value of searchParams.getAll(name)) parameters.append(name, value);
  const query = parameters.toString();
  if (query.length > MAX_QUERY_LENGTH) return null;
  return query === "" ? pathname : `${pathname}?${query}`;
}
