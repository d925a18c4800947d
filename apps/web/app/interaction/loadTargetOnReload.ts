import type { Path } from "react-router";
import { ownPath } from "#web/request/ownPath.ts";

/**
 * Loads the address that the visitor is going to when the router reloads the page instead, which it does when the
 * code of a page cannot be loaded: after a deployment, or without internet. Without a connection a reload for a page
 * that is only prefetched is prevented. A reload by the visitor is left alone. Browser only.
 *
 * @param pending returns the address of the navigation under way.
 */
export function loadTargetOnReload(
  pending: () => Path | undefined,
  load = (address: string) => window.location.assign(address),
): void {
  // Not every browser has it: there the page before is reloaded.
  const navigation = window.navigation as EventTarget | undefined;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || !cancelable) return;
    const target = pending();
    if (target === undefined && navigator.onLine !== false) return;
    event.preventDefault();
    if (target !== undefined) load(ownPath(target.pathname + target.search + target.hash));
  });
}
