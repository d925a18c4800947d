/** Stands in for the site's own origin, which the answer must not leave. */
const here = "https://here.invalid";
const waysIn = new Set(["/sign-in", "/sign-up"]);

/**
 * Where to go back to after signing in: a path of this site, never an address that somebody slipped into a link.
 * Whatever is not plainly such a path leads to the root.
 */
export function safeReturnPath(from: string | null | undefined): string {
  // Browsers read `\` as `/` and skip tabs and line breaks, so that `/\t/evil.example` would leave.
  if (from === null || from === undefined || !from.startsWith("/") || /[\p{Cc}\\]/u.test(from)) return "/";
  const address = URL.parse(from, here);
  // `/.//evil.example` becomes `//evil.example` only once it is resolved.
  if (address === null || address.origin !== here || address.pathname.startsWith("//")) return "/";
  return waysIn.has(address.pathname) ? "/" : address.pathname + address.search + address.hash;
}
