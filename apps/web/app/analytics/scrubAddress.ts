import { isUntyped } from "./isUntyped.ts";

/** Parameters that may stay in an analytics event: the state of a search. All others may name a person or a booking. */
const harmless = ["from", "to", "dropOff", "sort", "page", "l", "place", "supplier"];

/** Returns an address without emails, tokens, typed text and ids, for analytics. */
export function scrubAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) => harmless.includes(name) && isUntyped(value));
  // The path of a payment ends with an id that gives access. No path of the site has an @ or a %.
  const path = pathname.replace(/^(\/checkout-session\/).+|[^/]*[@%][^/]*/g, "$1");
  return origin + path + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : "");
}
