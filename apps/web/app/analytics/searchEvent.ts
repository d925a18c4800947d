import { isUntyped } from "./isUntyped.ts";
import type { AnalyticsEvent } from "./pushEvent.ts";

/** Returns the search that an address asks for, null on other pages. Filters, order and page are not part of it. */
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
  return text !== null && isUntyped(text) ? text : "";
}
