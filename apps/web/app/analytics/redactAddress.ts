import { isSlugOrTime } from "./isSlugOrTime.ts";

/**
 * Parameters kept in analytics events: the state of a search. Any other parameter may identify a person or a booking.
 */
const allowedParameters = ["from", "to", "dropOff", "sort", "page", "l", "place", "supplier"];

/** Returns a URL for analytics, without emails, tokens, typed text and ids. */
export function redactAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams].filter(
    ([name, value]) => allowedParameters.includes(name) && isSlugOrTime(value),
  );
  // The path of a payment ends with an id that gives access. No path of the site legitimately contains an @ or a %.
  const path = pathname.replace(/^(\/checkout-session\/).+|[^/]*[@%][^/]*/g, "$1");
  return origin + path + (parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "");
}
