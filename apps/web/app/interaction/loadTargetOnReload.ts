import type { Path } from "react-router";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/**
 * Loads the target of the pending navigation when the router reloads the current page instead. The router
 * reloads if a page's code cannot be loaded: after a deployment, or offline. If the code of a prefetched page
 * fails to load offline, the reload is prevented. A reload by the visitor is unchanged. Browser only.
 *
 * @param pending returns the target of the pending navigation
 */
export function loadTargetOnReload(
  pending: () => Path | undefined,
  load = (address: string) => window.location.assign(address),
): void {
  // Not every browser supports the Navigation API. Without it, the previous page is reloaded.
  const navigation = window.navigation as EventTarget | undefined;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || !cancelable) return;
    const target = pending();
    if (target === undefined && navigator.onLine !== false) return;
    event.preventDefault();
    if (target !== undefined) load(sameSitePath(target.pathname + target.search + target.hash));
  });
}
