/** The key of the stored language in browser storage, and the name of the cookie that mirrors it for the server. */
export const storedLanguageName = "sayara.language";

const oneYear = 365 * 24 * 60 * 60;

/** A language code is stored only if it is exactly 2 characters long (specification, section 5). */
export function isStorable(code: string): boolean {
  return code.length === 2;
}

/**
 * The cookie that mirrors the stored language, ready for `Set-Cookie` or `document.cookie`; `undefined` for a code
 * that must not be stored. Readable by scripts on purpose: it is a preference, not a secret.
 */
export function storedLanguageCookie(code: string): string | undefined {
  if (!isStorable(code)) return undefined;
  return `${storedLanguageName}=${encodeURIComponent(code)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

/** The stored language in a `Cookie` header (or `document.cookie`), as found; resolveStartLanguage judges it. */
export function readStoredLanguage(cookies: string | null | undefined): string | undefined {
  const prefix = `${storedLanguageName}=`;
  const cookie = cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix));
  return cookie?.slice(prefix.length);
}
