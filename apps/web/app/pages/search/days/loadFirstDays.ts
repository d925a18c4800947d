import type { Client } from "@sayara/api-client/client/createClient";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { loadPriceDays } from "#web/shared/PriceStrip/loadPriceDays.ts";
import { FIRST_DAYS, stripDays } from "#web/shared/PriceStrip/stripDays.ts";
import type { LoadedSearch } from "#web/pages/search/Search.load.ts";

/**
 * Maximum number of concurrent calls for all pages. The API handles calendar calls after searches, and they
 * occupy one of its request slots while they wait.
 */
const MAX_CONCURRENT_CALLS = 4;
/**
 * Milliseconds that the page waits for the totals after its cars are loaded. Totals that take longer are
 * loaded by the browser.
 */
const TIMEOUT_MS = 150;

let activeCalls = 0;

/**
 * Loads the totals of the first pick-up days of a search at a place, in parallel with its cars. Returns undefined if
 * there are none or they take too long. Server only.
 */
export async function loadFirstDays(
  api: Client,
  { search, today, outcome }: Pick<LoadedSearch, "search" | "today" | "outcome">,
): Promise<readonly CalendarDay[] | undefined> {
  const { place, dropOff, from, to, driverAge, filter } = search;
  if (place === null || activeCalls >= MAX_CONCURRENT_CALLS) return undefined;
  const { first } = stripDays(search, today);
  const last = addCalendarDays(first, FIRST_DAYS - 1);
  activeCalls += 1;
  const loading = loadPriceDays(api, { place, dropOff, from, to, driverAge, filter, first, last })
    .catch(() => [])
    .finally(() => (activeCalls -= 1));
  const timeout = outcome.then(() => new Promise<[]>((resolve) => setTimeout(resolve, TIMEOUT_MS, [])));
  const days = await Promise.race([loading, timeout]);
  return days.some(({ total }) => total !== null) ? days : undefined;
}
