import { monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { placeTotals } from "@sayara/api-client/contract/search/placeTotals";
import { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";
import type { SearchCounter } from "#api/marketplace/figures/createSearchCounter.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint, mountSerializedEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { frontendCarsHandler } from "./frontendCars.handler.ts";
import { monthlyPricesHandler } from "./monthlyPrices.handler.ts";
import { placeTotalsHandler } from "./placeTotals.handler.ts";
import { priceCalendarHandler } from "./priceCalendar.handler.ts";

export function mountSearch(
  app: App,
  tools: {
    search: Pick<SearchEngine, "search" | "cheapestDays" | "placeTotals" | "monthlyPrices">;
    searchCounter: Pick<SearchCounter, "count">;
  },
): void {
  // A search may name up to 50 agencies.
  const bodyLimit = 24 * 1024;
  mountSerializedEndpoint(app, frontendCars, frontendCarsHandler(tools), { units: 8, bodyLimit });
  mountEndpoint(app, placeTotals, placeTotalsHandler(tools), { units: 8, bodyLimit });
  mountEndpoint(app, priceCalendar, priceCalendarHandler(tools), { units: 8, bodyLimit });
  mountEndpoint(app, monthlyPrices, monthlyPricesHandler(tools), { units: 1, isCached: true });
}
