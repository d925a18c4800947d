import type { ClientInstrumentation, Location } from "react-router";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/** Milliseconds in which a fast network loads a page's code. */
const CODE_TIMEOUT_MS = 300;

/**
 * Loads the page of a clicked link or a submitted search as a document if its code has not arrived within the timeout:
 * on a slow network, the server's page shows its content before all of its code has loaded. A navigation that carries
 * state stays with the router. Browser only.
 *
 * @param pending returns the target of the pending navigation
 *
 * @returns the instrumentation by which the router reports that it loads a page's code.
 */
export function navigateByDocument(
  pending: () => Location | undefined,
  load = (address: string) => window.location.assign(address),
): ClientInstrumentation {
  /** Number of pages whose code is on its way. */
  let loading = 0;
  const follow = (event: Event) => {
    // Without `preventDefault`, the router does not navigate: the browser does, or there is no navigation.
    if (event.defaultPrevented && canNavigate(event.target)) setTimeout(loadDocument, CODE_TIMEOUT_MS);
  };
  // On `window`, so that they run after React's own listeners, which are on the document.
  window.addEventListener("click", follow);
  window.addEventListener("submit", follow);

  function loadDocument(): void {
    const target = pending();
    if (target === undefined || target.state !== null) return;
    if (navigator.onLine === false || loading === 0) return;
    load(sameSitePath(target.pathname + target.search + target.hash));
  }

  async function countLoading(loadCode: () => Promise<unknown>): Promise<void> {
    loading += 1;
    // The router reports a failure as a result.
    await loadCode();
    loading -= 1;
  }
  return {
    route: ({ instrument }) => instrument({ "lazy.loader": countLoading, "lazy.middleware": countLoading }),
  };
}

/** Returns whether a click or submission may open another page. */
function canNavigate(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.method === "get";
  return target instanceof Element && target.closest("a[href]") !== null;
}
