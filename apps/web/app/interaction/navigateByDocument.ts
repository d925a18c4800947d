import { matchRoutes, type DataRouter } from "react-router";
import { sameSitePath } from "#web/request/sameSitePath.ts";

/** Milliseconds in which a fast network loads a page's code. */
const CODE_TIMEOUT_MS = 300;

type Router = Pick<DataRouter, "state" | "routes">;

/**
 * Loads the page of a clicked link or a submitted search as a document if its code has not arrived within the timeout:
 * on a slow network, the server's page shows its content before all of its code has loaded. A navigation that carries
 * state stays with the router. Browser only.
 *
 * @param router returns the router, once it exists
 */
export function navigateByDocument(
  router: () => Router | undefined,
  load = (address: string) => window.location.assign(address),
): void {
  const follow = (event: Event) => {
    // Without `preventDefault`, the router does not navigate: the browser does, or there is no navigation.
    if (event.defaultPrevented && canNavigate(event.target)) setTimeout(loadDocument, CODE_TIMEOUT_MS);
  };
  // On `window`, so that they run after React's own listeners, which are on the document.
  window.addEventListener("click", follow);
  window.addEventListener("submit", follow);

  function loadDocument(): void {
    const { state, routes } = router() ?? {};
    const target = state?.navigation.location;
    if (routes === undefined || target === undefined || target.state !== null) return;
    if (navigator.onLine === false || isCodeLoaded(routes, target.pathname)) return;
    load(sameSitePath(target.pathname + target.search + target.hash));
  }
}

/** Returns whether a click or submission may open another page. */
function canNavigate(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.method === "get";
  return target instanceof Element && target.closest("a[href]") !== null;
}

declare global {
  interface Window {
    /** The router's loaded modules by route id. There is no public API for them. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

function isCodeLoaded(routes: Router["routes"], pathname: string): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const modules = window.__reactRouterRouteModules ?? {};
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname) ?? [];
  return matches.every(({ route }) => route.id !== undefined && route.id in modules);
}
