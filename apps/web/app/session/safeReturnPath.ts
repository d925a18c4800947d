import { parseUrl } from "#web/request/parseUrl.ts";

/** Placeholder for the site's origin, which the result must not leave. */
const here = "https://here.invalid";
const signInPaths = new Set(["/sign-in", "/sign-up"]);

/**
 * Returns the path to go back to after signing in. Prevents open redirects: anything but a path of this site gives
 * the root, and so do the sign-in and sign-up pages.
 */
export function safeReturnPath(from: string | null | undefined): string {
  // Browsers read `\` as `/` and skip tabs and line breaks, so `/\t/evil.example` would leave the site.
  if (from === null || from === undefined || !from.startsWith("/") || /[\p{Cc}\\]/u.test(from)) return "/";
  const address = parseUrl(from, here);
  // `/.//evil.example` resolves to `//evil.example`.
  if (address === null || address.origin !== here || address.pathname.startsWith("//")) return "/";
  return signInPaths.has(address.pathname) ? "/" : address.pathname + address.search + address.hash;
}
