import { isUntyped } from "./isUntyped.ts";

/** Parameters that may stay in an analytics event: the state of a search. All others may name a person or a booking. */
const harmless = new Set(["from", "to", "dropOff", "sort", "page", "l", "place", "supplier"]);
/** Pages whose path ends with an id that gives access. */
const withId = /^\/checkout-session\/.+/;

/** Returns an address without emails, tokens and ids, for analytics. */
export function scrubAddress(address: string): string {
  const url = new URL(address);
  const kept = Array.from(url.searchParams).filter(([name, value]) => harmless.has(name) && isUntyped(value));
  url.search = new URLSearchParams(kept).toString();
  url.hash = "";
  url.username = "";
  url.password = "";
  // An address written by hand: no path of this site has these signs.
  url.pathname = url.pathname.replace(/[^/]*[@%][^/]*/g, "");
  if (withId.test(url.pathname)) url.pathname = "/checkout-session/";
  return url.href;
}
