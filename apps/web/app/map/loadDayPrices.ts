import type { Client } from "@sayara/api-client/client/createClient";
import { locationOffers } from "@sayara/api-client/contract/catalogue/locations";
import { dayPriceOf } from "#web/marketplace/dayPriceOf.ts";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";

/**
 * Loads the lowest price of one rental day at each place, commission included, in TND by slug. A place without cars has
 * no entry.
 *
 * @throws Fault if the API does not respond
 */
export async function loadDayPrices({
  openApi = openBrowserApi,
  now = new Date(),
}: { openApi?: () => Promise<Client>; now?: Date } = {}): Promise<ReadonlyMap<string, number>> {
  const api = await openApi();
  const [{ timeZone, commission }, offers] = await Promise.all([loadSettings(api), api(locationOffers, {})]);
  if (!offers.ok) return new Map();
  return new Map(
    offers.data.flatMap(({ slug, fromDailyPrice }) =>
      fromDailyPrice === null ? [] : [[slug, dayPriceOf(fromDailyPrice, { now, timeZone, commission })]],
    ),
  );
}
