import { parseUrl } from "@sayara/frontend/request/parseUrl";

/** Returns the URL from which this document was loaded; null if the browser does not report it. */
export function documentAddress(): URL | null {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined ? null : parseUrl(entry.name);
}
