/** The page of a route: `pages/search/Search.route` is one of `search`; the root is of none. */
export function pageOfRoute(routeId: string | undefined): string | undefined {
  return /^pages\/([^/]+)\//.exec(routeId ?? "")?.[1];
}
