import type { Path } from "react-router";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/**
 * Loads the target of the pending navigation when the router reloads the page instead. The router does so if a page's
 * code cannot be loaded: after a deployment, or without internet. Without a connection, a reload caused by a mere
 * prefetch is prevented. A reload by the visitor is not changed. Browser only.
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
