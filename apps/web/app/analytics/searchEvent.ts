import { isSlugOrTime } from "./isSlugOrTime.ts";
import type { AnalyticsEvent } from "./pushEvent.ts";

/** Returns the search event for a URL; null for other pages. Filters, sort order and page number are ignored. */
export function searchEvent({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): AnalyticsEvent | null {
  const match = /^\/search(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname);
  if (match === null) return null;
  const query = new URLSearchParams(search);
  return {
    name: "search",
    place: slugOrTimeOrEmpty(match[1] ?? query.get("place")),
    supplier: slugOrTimeOrEmpty(match[2] ?? query.get("supplier")),
    from: slugOrTimeOrEmpty(query.get("from")),
    to: slugOrTimeOrEmpty(query.get("to")),
  };
}

function slugOrTimeOrEmpty(text: string | null): string {
  return text !== null && isSlugOrTime(text) ? text : "";
}
