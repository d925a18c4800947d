import { parseUrl } from "#web/request/parseUrl.ts";

/** Returns the address of which this document was loaded; null where the browser does not tell. */
export function documentAddress(): URL | null {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded === undefined ? null : parseUrl(loaded.name);
}
