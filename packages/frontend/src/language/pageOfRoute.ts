/** Returns the page name of a route id: `search` for `pages/search/Search.route`, undefined for the root. */
export function pageOfRoute(routeId: string | undefined): string | undefined {
  return /^pages\/([^/]+)\//.exec(routeId ?? "")?.[1];
}
