import { sameSitePath } from "./sameSitePath.ts";

/**
 * Loads the page's URL again, without its fragment. `location.reload()` does nothing without a connection (see
 * `loadTargetOnReload`). Browser only.
 */
export function reloadPage(): void {
  location.replace(sameSitePath(location.pathname + location.search));
}
