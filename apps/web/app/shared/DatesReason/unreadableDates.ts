import { nearestBookingPeriod } from "@sayara/domain/booking/period/nearestBookingPeriod";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { completeSearchDates } from "@sayara/domain/time/completeSearchDates";
import type { RefusedDates } from "./refusedDates.ts";

/**
 * Returns the refusal of an address with an unreadable date, such as 31 February, and the dates to search instead: the
 * readable date if there is one, otherwise the defaults [SE15]. Null if every date present is readable.
 *
 * @param read the dates as `parseSearch` reads them
 */
export function unreadableDates(
  params: URLSearchParams,
  read: Pick<SearchState, "from" | "to">,
  clock: { now: Date; timeZone: string },
): RefusedDates | null {
  const isUnread = (name: "from" | "to") => read[name] === null && (params.get(name) ?? "") !== "";
  if (!isUnread("from") && !isUnread("to")) return null;
  return { reason: "date_invalid", nearest: nearestBookingPeriod(completeSearchDates(read, clock), clock) };
}
