import { placeTotals } from "@sayara/api-client/contract/search/placeTotals";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/**
 * Loads the lowest total of the rental at each place, in TND by slug [PL6]. A refused search has no totals,
 * and a place without an available car has no entry.
 *
 * @throws Fault when the call fails
 */
export async function findTotalsInBrowser(
  { dropOff, from, to, driverAge, filter }: RentalSearch,
  openApi = openBrowserApi,
): Promise<ReadonlyMap<string, number>> {
  const api = await openApi();
  const { timeZone } = await loadSettings(api).catch(() => defaultSettings);
  const outcome = await api(placeTotals, {
    body: {
      ...(dropOff !== null && { dropOffLocation: dropOff }),
      from: wallClockToInstant(from, timeZone).toISOString(),
      to: wallClockToInstant(to, timeZone).toISOString(),
      ...(driverAge !== null && { driverAge }),
      filter,
    },
  });
  if (!outcome.ok) return new Map();
  return new Map(outcome.data.flatMap(({ slug, total }) => (total === null ? [] : [[slug, total]])));
}
