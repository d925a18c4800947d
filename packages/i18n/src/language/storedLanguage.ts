import { isLanguageCode } from "@sayara/domain/language/isLanguageCode";

/** Key of the stored language in browser storage, and name of its cookie for the server. */
export const storedLanguageName = "sayara.language";

const oneYear = 365 * 24 * 60 * 60;

/**
 * Returns the cookie that stores the language, for `Set-Cookie` or `document.cookie`. Returns `undefined` for a code
 * that is not exactly two letters [AC4]. Not HttpOnly: scripts read it, and it is not secret.
 */
export function storedLanguageCookie(code: string): string | undefined {
  if (!isLanguageCode(code)) return undefined;
  return `${storedLanguageName}=${code}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

/**
 * Reads the stored language from a `Cookie` header or `document.cookie`, without validating it. `resolveStartLanguage`
 * validates it.
 */
export function readStoredLanguage(cookies: string | null | undefined): string | undefined {
  const prefix = `${storedLanguageName}=`;
  const cookie = cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix));
  return cookie?.slice(prefix.length);
}
