import { cachedPages } from "./cachedPages.ts";

/** Longest query that is kept, in characters. */
const longestQuery = 400;

/**
 * Returns the part of an address that its page depends on, parameters in one order; null for a page that is
 * not kept. Parameters of campaigns and of the language are left out.
 */
export function cacheKeyOfAddress({ pathname, searchParams }: URL): string | null {
  const page = cachedPages.find(({ path }) => path.test(pathname));
  if (page === undefined) return null;
  const known = new URLSearchParams();
  for (const name of page.parameters)
    for (const value of searchParams.getAll(name)) known.append(name, value);
  const query = known.toString();
  if (query.length > longestQuery) return null;
  return query === "" ? pathname : `${pathname}?${query}`;
}
