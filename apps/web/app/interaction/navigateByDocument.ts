import type { ClientInstrumentation, Location } from "react-router";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/** Milliseconds within which a fast network loads a page's code. */
const CODE_TIMEOUT_MS = 300;

/**
 * Loads the target of a clicked link or a submitted search as a document if the code of the target page has
 * not loaded within the timeout. On a slow network, the server's document shows its content before all of its
 * code has loaded. The router handles a navigation that carries state. Browser only.
 *
 * @param pending returns the target of the pending navigation
 *
 * @returns the router instrumentation that counts the pages whose code is loading
 */
export function navigateByDocument(
  pending: () => Location | undefined,
  load = (address: string) => window.location.assign(address),
): ClientInstrumentation {
  /** Number of pages whose code is loading. */
  let loading = 0;
  const follow = (event: Event) => {
    // The router calls `preventDefault` on each click and submission that it handles.
    if (event.defaultPrevented && canNavigate(event.target)) setTimeout(loadDocument, CODE_TIMEOUT_MS);
  };
  // On `window`, so that the listeners run after React's own, which are on the document.
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
    // Does not reject: the router returns a failure as a result.
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
