import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { consentName } from "#web/consent/consentName.ts";
import { cookieNames } from "./cookieNames.ts";
import { expireCookie } from "./expireCookie.ts";
import { clearStoredUser } from "./clearStoredUser.ts";
import { recentSearchesName } from "./recentSearchesName.ts";

/** Script-readable cookies that a sign-out keeps: they belong to the browser, not to the user. */
const preservedCookies = new Set<string>([storedLanguageName, consentName]);

/**
 * Deletes session storage, the stored user, recent searches and script-readable cookies before a sign-out (product.md,
 * section 14).
 */
export function clearUserData(): void {
  try {
    sessionStorage.clear();
    localStorage.removeItem(recentSearchesName);
  } catch {
    // Storage is blocked, so it is empty.
  }
  for (const name of cookieNames()) if (!preservedCookies.has(name)) expireCookie(name);
  clearStoredUser();
}
