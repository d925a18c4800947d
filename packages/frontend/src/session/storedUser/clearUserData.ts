import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { cookieNames } from "./cookieNames.ts";
import { expireCookie } from "./expireCookie.ts";
import { clearStoredUser } from "./clearStoredUser.ts";

/**
 * Deletes session storage, the stored user, the other keys and caches of the user and script-readable cookies before a sign-out (product.md,
 * section 14).
 */
export function clearUserData(): void {
  const { keysOfUser, cachesOfUser, preservedCookies } = frontendConfiguration();
  const preserved = new Set([storedLanguageName, ...preservedCookies]);
  try {
    sessionStorage.clear();
    for (const key of keysOfUser) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it is empty.
  }
  // Unavailable on a page without TLS, where nothing is stored.
  if (typeof caches !== "undefined")
    for (const name of cachesOfUser) void caches.delete(name).catch(() => false);
  for (const name of cookieNames()) if (!preserved.has(name)) expireCookie(name);
  clearStoredUser();
}
