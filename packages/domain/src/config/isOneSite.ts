import { parse } from "tldts";

/**
 * Returns whether browsers treat two http(s) addresses as one site: same protocol and same registrable domain, by the
 * public suffix list. Browsers send a session cookie between website and API on one site only.
 *
 * @example
 * isOneSite("https://example.com.tn", "https://api.example.com.tn"); // true
 * isOneSite("https://example.com.tn", "https://other.com.tn"); // false
 */
export function isOneSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other);
}

/** What both servers answer to two sites at their start, after `WEB_URL`. */
export const twoSites =
  "and PUBLIC_API_URL must be on one site, such as https://example.tn and https://api.example.tn: browsers send no session cookie between two";

/** A name without a registrable domain, such as `localhost`, and an IP address are a site of their own. */
function siteOf(address: string): string {
  const { hostname, domain } = parse(address, { allowPrivateDomains: true });
  const protocol = address.slice(0, address.indexOf(":")).toLowerCase();
  return `${protocol}://${domain ?? hostname ?? ""}`;
}
