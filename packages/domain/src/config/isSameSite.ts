import { parse } from "tldts";

/**
 * Returns whether browsers treat two http(s) URLs as one site: the same protocol and the same registrable domain,
 * by the public suffix list. Browsers send a session cookie between website and API only on one site.
 *
 * @example
 * isSameSite("https://example.com.tn", "https://api.example.com.tn"); // true
 * isSameSite("https://example.com.tn", "https://other.com.tn"); // false
 */
export function isSameSite(first: string, second: string): boolean {
  return siteOf(first) === siteOf(second);
}

/**
 * Error message, after the variable's name, of a server that refuses to start because its URLs are on two
 * sites.
 */
export const crossSiteMessage =
  "and PUBLIC_API_URL must be on one site, such as https://example.tn and https://api.example.tn: browsers send no session cookie between two";

/** A name without a registrable domain, such as `localhost`, and an IP address each count as a separate site. */
function siteOf(address: string): string {
  const { hostname, domain } = parse(address, { allowPrivateDomains: true });
  const protocol = address.slice(0, address.indexOf(":")).toLowerCase();
  return `${protocol}://${domain ?? hostname ?? ""}`;
}
