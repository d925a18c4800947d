import { pages } from "#web/pages.ts";

interface CachedPage {
  path: RegExp;
  /** The query parameters that the page reads. All others are removed. */
  parameters: readonly string[];
}

const slug = "[a-z0-9-]{1,100}";

/** Pages that depend only on URL and language, so they are the same for everyone (decision 0024). */
export const cachedPages: readonly CachedPage[] = [
  ...pages.flatMap(({ path, cachedBy }) =>
    cachedBy === undefined ? [] : [{ path: patternOf(path), parameters: cachedBy }],
  ),
  { path: /^\/(sitemap\.xml|sitemaps\/[a-z0-9-]{1,20}\.xml|robots\.txt)$/, parameters: [] },
];

/** Returns a pattern for the URLs that match a route's path, with its parameters matched as slugs. */
function patternOf(path: string): RegExp {
  const parts = path.split("/").slice(1);
  const patterns = parts.map((part) => {
    if (!part.startsWith(":")) return `/${part}`;
    return part.endsWith("?") ? `(/${slug})?` : `/${slug}`;
  });
  return new RegExp(`^${patterns.join("")}$`);
}
