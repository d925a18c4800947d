import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/**
 * Loads the lowest total for each pick-up day, for the rental of the displayed search. Returns no days for a
 * search without a place.
 */
export async function findDaysInBrowser(
  { place, dropOff, from, to, driverAge, filter }: RentalSearch,
  days: { first: CalendarDate; last: CalendarDate },
): Promise<readonly CalendarDay[]> {
  if (place === null) return [];
  const [api, { loadPriceDays }] = await Promise.all([
    openBrowserApi(),
    import("#web/pages/search/Search.lazy.ts"),
  ]);
  return loadPriceDays(api, { place, dropOff, from, to, driverAge, filter, ...days });
}
