import { parseUrl } from "../request/parseUrl.ts";

/** Placeholder origin of the site. The result must stay on it. */
const placeholderOrigin = "https://here.invalid";
const signInPaths = new Set(["/sign-in", "/sign-up"]);

/**
 * Returns the path to open after signing in. Prevents open redirects: returns the root for anything but a path of this
 * site, and for the sign-in and sign-up pages.
 */
export function safeReturnPath(from: string | null | undefined): string {
  // Browsers read `\` as `/` and skip tabs and line breaks, so `/\t/evil.example` would leave the site.
  if (from === null || from === undefined || !from.startsWith("/") || /[\p{Cc}\\]/u.test(from)) return "/";
  const address = parseUrl(from, placeholderOrigin);
  // `/.//evil.example` resolves to `//evil.example`.
  if (address === null || address.origin !== placeholderOrigin || address.pathname.startsWith("//"))
    return "/";
  return signInPaths.has(address.pathname) ? "/" : address.pathname + address.search + address.hash;
}
