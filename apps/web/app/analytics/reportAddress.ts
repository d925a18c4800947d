import { pushEvent } from "./pushEvent.ts";
import { searchEvent } from "./searchEvent.ts";

/** The last reported URL. */
export interface ReportedAddress {
  path: string;
  /** The search event as JSON, for comparison; the string `null` on other pages. */
  search: string;
}

/** Reports a page view if the path differs from the last one, and a search if its place or times differ. */
export function reportAddress(
  address: Pick<Location, "pathname" | "search">,
  last: ReportedAddress | null,
): ReportedAddress {
  const event = searchEvent(address);
  const reported = { path: address.pathname, search: JSON.stringify(event) };
  const { href } = new URL(address.pathname + address.search, location.origin);
  if (reported.path !== last?.path) pushEvent({ name: "page_view" }, href);
  if (event !== null && reported.search !== last?.search) pushEvent(event, href);
  return reported;
}
