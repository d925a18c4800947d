import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { forgetUser } from "./forgetUser.ts";
import { recentSearchesName } from "./recentSearchesName.ts";

/** Readable cookies that a sign-out keeps: they belong to the browser, not to the user. */
const keptCookies = new Set([storedLanguageName]);

/** Deletes session storage, the stored user, recent searches and readable cookies before a sign-out (product.md, section 14). */
export function clearUserData(): void {
  try {
    sessionStorage.clear();
    localStorage.removeItem(recentSearchesName);
  } catch {
    // Storage is blocked, so it holds nothing.
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (name !== "" && !keptCookies.has(name)) expire(name);
  }
  forgetUser();
}

/** Deletes a cookie under every possible domain: a page cannot read the domain that it was set for. */
function expire(name: string): void {
  const gone = `${name}=; Max-Age=0; Path=/`;
  document.cookie = gone;
  const labels = location.hostname.split(".");
  for (let first = 0; first < labels.length - 1; first++)
    document.cookie = `${gone}; Domain=${labels.slice(first).join(".")}`;
}
