import { placeTotals } from "@sayara/api-client/contract/search/placeTotals";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { loadSettings } from "#web/marketplace/loadSettings.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/**
 * Loads the lowest total of the rental at each place, in TND by slug [PL6]. Returns no entries for a refused search,
 * and none for a place without a free car.
 *
 * @throws Fault when the call fails
 */
export async function findTotalsInBrowser(
  { dropOff, from, to, filter }: RentalSearch,
  openApi = openBrowserApi,
): Promise<ReadonlyMap<string, number>> {
  const api = await openApi();
  const { timeZone } = await loadSettings(api).catch(() => defaultSettings);
  const outcome = await api(placeTotals, {
    body: {
      ...(dropOff !== null && { dropOffLocation: dropOff }),
      from: wallClockToInstant(from, timeZone).toISOString(),
      to: wallClockToInstant(to, timeZone).toISOString(),
      filter,
    },
  });
  if (!outcome.ok) return new Map();
  return new Map(outcome.data.flatMap(({ slug, total }) => (total === null ? [] : [[slug, total]])));
}
