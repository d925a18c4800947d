import { isSlugOrTime } from "./isSlugOrTime.ts";
import type { AnalyticsEvent } from "./pushEvent.ts";

/** Returns the search event for an address; null for other pages. Filters, sort order and page number are ignored. */
export function searchEvent({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): AnalyticsEvent | null {
  const found = /^\/search(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname);
  if (found === null) return null;
  const query = new URLSearchParams(search);
  return {
    name: "search",
    place: untyped(found[1] ?? query.get("place")),
    supplier: untyped(found[2] ?? query.get("supplier")),
    from: untyped(query.get("from")),
    to: untyped(query.get("to")),
  };
}

function untyped(text: string | null): string {
  return text !== null && isSlugOrTime(text) ? text : "";
}
