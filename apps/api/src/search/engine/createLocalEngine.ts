import { isDatabaseUnavailable } from "#api/database/connection/DatabaseUnavailableError.ts";
import type { Database } from "#api/database/Schema.ts";
import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { createCarCards } from "./listings/createCarCards.ts";
import { createSearchScheduler } from "./worker/createSearchScheduler.ts";
import { findCheapestDays } from "./prices/findCheapestDays.ts";
import { findListings } from "./listings/findListings.ts";
import { findMonthPrices, monthsFrom } from "./prices/findMonthPrices.ts";
import { findPlaceTotals } from "./prices/findPlaceTotals.ts";
import { followCatalogue } from "./catalogue/followCatalogue.ts";
import type {
  CheapestDaysResponse,
  CheapestDaysQuery,
  PlaceTotalsResponse,
  PlaceTotalsQuery,
  SearchResponse,
  SearchEngine,
  SearchQuery,
  SearchRules,
} from "./SearchEngine.ts";
import { SearchUnavailableError } from "./SearchUnavailableError.ts";
import { withCurrentSlugs } from "./catalogue/withCurrentSlugs.ts";
import { writeResponse } from "./worker/writeResponse.ts";

/**
 * Creates an engine that runs in the calling thread, for the worker and for tests. A search waits until the catalogue
 * is loaded.
 */
export function createLocalEngine({
  db,
  clock,
  rules,
}: {
  db: Database;
  clock: () => Date;
  rules: SearchRules;
}): SearchEngine {
  const cards = createCarCards(db, rules);
  const followed = followCatalogue({ db, clock, rules, onChange: (changes) => cards.evict(changes) });
  const current = () =>
    followed.current().catch((error: unknown) => {
      throw new SearchUnavailableError("unread", { cause: error });
    });

  const scheduler = createSearchScheduler();

  return {
    search: (query) => scheduler.search(() => findCars(query)),
    cheapestDays: (query) => scheduler.enqueue(() => cheapestDays(query)),
    placeTotals: (query) => scheduler.enqueue(() => placeTotals(query)),
    async monthlyPrices({ place: idOrSlug, today }) {
      const prices: MonthlyPrice[] = [];
      for (const month of monthsFrom(today)) {
        // One month per slot, so that searches can run in between.
        const monthlyPrices = await scheduler.enqueue(() => monthPrices(idOrSlug, month));
        if (monthlyPrices === undefined) return { kind: "unknown_place" };
        prices.push(...monthlyPrices);
      }
      return { kind: "by_month", prices };
    },
    async load() {
      const { cars } = await current();
      return { cars: cars.size };
    },
    isReady: followed.isLoaded,
    close: () => Promise.resolve(),
  };

  async function monthPrices(
    idOrSlug: string | undefined,
    month: string,
  ): Promise<MonthlyPrice[] | undefined> {
    const catalogue = await current();
    const place = idOrSlug === undefined ? undefined : catalogue.places.find(idOrSlug);
    if (idOrSlug !== undefined && place === undefined) return undefined;
    return findMonthPrices(catalogue, { pickupId: place?.id, month });
  }

  async function findCars(query: SearchQuery): Promise<SearchResponse> {
    const catalogue = await current();
    const { pickupLocation, dropOffLocation, language } = query;
    const placeOf = (idOrSlug: string) => {
      const place = catalogue.places.find(idOrSlug);
      return place?.locations.has(language) === true ? place : undefined;
    };
    const pickup = pickupLocation === undefined ? undefined : placeOf(pickupLocation);
    const dropOff = dropOffLocation === undefined ? undefined : placeOf(dropOffLocation);
    if (pickupLocation !== undefined && pickup === undefined) return { kind: "unknown_place" };
    if (dropOffLocation !== undefined && dropOff === undefined) return { kind: "unknown_place" };

    const { commission, timeZone, takesOnlinePayments } = rules;
    const pricingRules = { commission, timeZone, takesOnlinePayments };
    const filter = withCurrentSlugs(catalogue, query.filter);
    const search = { ...query, ...pricingRules, filter, pickupId: pickup?.id, dropOffId: dropOff?.id };
    const results = findListings(catalogue, search);
    const shownCards = await cards.get(results.listings.map(({ carId }) => carId)).catch(toRetryableError);
    const body = writeResponse({ results, cards: shownCards, pickup, dropOff }, query);
    const shown = results.listings.map(({ supplierId }) => supplierId);
    return { kind: "found", body, total: results.total, pickupId: pickup?.id ?? null, shown };
  }

  async function cheapestDays(query: CheapestDaysQuery): Promise<CheapestDaysResponse> {
    const catalogue = await current();
    const { pickupLocation, dropOffLocation } = query;
    const pickup = pickupLocation === undefined ? undefined : catalogue.places.find(pickupLocation);
    const dropOff = dropOffLocation === undefined ? undefined : catalogue.places.find(dropOffLocation);
    if (pickupLocation !== undefined && pickup === undefined) return { kind: "unknown_place" };
    if (dropOffLocation !== undefined && dropOff === undefined) return { kind: "unknown_place" };

    const { commission, timeZone, takesOnlinePayments } = rules;
    const pricingRules = { commission, timeZone, takesOnlinePayments };
    const filter = withCurrentSlugs(catalogue, query.filter);
    const search = { ...query, ...pricingRules, filter, pickupId: pickup?.id, dropOffId: dropOff?.id };
    return { kind: "priced", totals: findCheapestDays(catalogue, search) };
  }

  async function placeTotals(query: PlaceTotalsQuery): Promise<PlaceTotalsResponse> {
    const catalogue = await current();
    const { dropOffLocation } = query;
    const dropOff = dropOffLocation === undefined ? undefined : catalogue.places.find(dropOffLocation);
    if (dropOffLocation !== undefined && dropOff === undefined) return { kind: "unknown_place" };

    const { commission, timeZone, takesOnlinePayments } = rules;
    const pricingRules = { commission, timeZone, takesOnlinePayments };
    const filter = withCurrentSlugs(catalogue, query.filter);
    const search = { ...query, ...pricingRules, filter, dropOffId: dropOff?.id };
    return { kind: "by_place", totals: findPlaceTotals(catalogue, search) };
  }
}

/** Converts a database outage to a retryable error. Rethrows other errors, such as a car that violates the contract. */
function toRetryableError(error: unknown): never {
  throw isDatabaseUnavailable(error) ? new SearchUnavailableError("unread", { cause: error }) : error;
}
