import { matchRoutes, type DataRouter } from "react-router";
import { ownPath } from "#web/request/ownPath.ts";

/** Milliseconds in which a fast network brings the code of a page. */
const PATIENCE = 300;

type Router = Pick<DataRouter, "state" | "routes">;

/**
 * Opens the page of a pressed link or a sent search as a document, where its code has not arrived in time: on a slow
 * network the server's page shows its content before all code of it has. A navigation that carries state stays the
 * router's. Browser only.
 *
 * @param router returns the router, once it is there.
 */
export function goByDocument(
  router: () => Router | undefined,
  load = (address: string) => window.location.assign(address),
): void {
  const follow = (event: Event) => {
    // Otherwise the browser goes itself, or nobody does.
    if (event.defaultPrevented && leads(event.target)) setTimeout(go, PATIENCE);
  };
  // After React's own listeners, which are the document's.
  window.addEventListener("click", follow);
  window.addEventListener("submit", follow);

  function go(): void {
    const { state, routes } = router() ?? {};
    const target = state?.navigation.location;
    if (routes === undefined || target === undefined || target.state !== null) return;
    if (navigator.onLine === false || isCodeThere(routes, target.pathname)) return;
    load(ownPath(target.pathname + target.search + target.hash));
  }
}

/** Whether a press or a sending may open another page. */
function leads(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.method === "get";
  return target instanceof Element && target.closest("a[href]") !== null;
}

declare global {
  interface Window {
    /** The router's loaded modules, by the id of the route; has no other name. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

function isCodeThere(routes: Router["routes"], pathname: string): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const modules = window.__reactRouterRouteModules ?? {};
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname) ?? [];
  return matches.every(({ route }) => route.id !== undefined && route.id in modules);
}
