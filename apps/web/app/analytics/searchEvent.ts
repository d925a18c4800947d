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
    place: slugOf(found[1] ?? query.get("place")),
    supplier: slugOf(found[2] ?? query.get("supplier")),
    from: timeOf(query.get("from")),
    to: timeOf(query.get("to")),
  };
}

/** A typed text may be anything, so only slugs and times are reported. */
function slugOf(text: string | null): string {
  return /^[a-z0-9-]{1,80}$/.test(text ?? "") ? (text ?? "") : "";
}

function timeOf(text: string | null): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text ?? "") ? (text ?? "") : "";
}
