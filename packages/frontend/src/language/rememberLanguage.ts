import { storedLanguageCookie, storedLanguageName } from "@sayara/i18n/language/storedLanguage";

/** Stores the language for the next visit, in local storage and in the cookie that the server reads. */
export function rememberLanguage(code: string): void {
  const cookie = storedLanguageCookie(code);
  if (cookie === undefined) return;
  document.cookie = cookie;
  try {
    localStorage.setItem(storedLanguageName, code);
  } catch {
    // Storage may be blocked; the cookie is set regardless.
  }
}
