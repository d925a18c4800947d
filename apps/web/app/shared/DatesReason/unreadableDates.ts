import { nearestBookingPeriod } from "@sayara/domain/booking/period/nearestBookingPeriod";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { completeSearchDates } from "@sayara/domain/time/completeSearchDates";
import type { RefusedDates } from "./refusedDates.ts";

/**
 * Returns the refusal of a URL with an unreadable date, such as 31 February, and the dates to search instead:
 * the readable date if there is one, otherwise the defaults [SE15]. Returns null if every date in the URL is
 * readable.
 *
 * @param parsed the dates as `parseSearch` reads them
 */
export function unreadableDates(
  params: URLSearchParams,
  parsed: Pick<SearchState, "from" | "to">,
  clock: { now: Date; timeZone: string },
): RefusedDates | null {
  const isUnreadable = (name: "from" | "to") => parsed[name] === null && (params.get(name) ?? "") !== "";
  if (!isUnreadable("from") && !isUnreadable("to")) return null;
  return { reason: "date_invalid", nearest: nearestBookingPeriod(completeSearchDates(parsed, clock), clock) };
}
