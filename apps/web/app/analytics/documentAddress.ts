import { parseUrl } from "#web/request/parseUrl.ts";

/** Returns the address from which this document was loaded; null if the browser does not report it. */
export function documentAddress(): URL | null {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded === undefined ? null : parseUrl(loaded.name);
}
