import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import type { Car } from "@sayara/domain/car/Car";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { aCar } from "@sayara/domain/testing/aCar";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import type { SearchResult } from "#web/pages/search/SearchOutcome.ts";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";

/** Dates of `aListing`, a rental of three days. */
export const rentalDates = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };

export function aListing(changes: Partial<Car> = {}): Listing {
  const car = aCar(changes);
  const { timeZone, commission } = defaultSettings;
  const [from, to] = [
    wallClockToInstant(rentalDates.from, timeZone),
    wallClockToInstant(rentalDates.to, timeZone),
  ];
  const { days, total, perDay } = quoteRental({ car, from, to, commission, timeZone });
  return { car, pickupLocation: aPlace(), days, total, perDay, similar: 0 };
}

/** A search result with one car by default. */
export function aSearchResult(changes: Partial<SearchResult> = {}): SearchResult {
  const items = changes.items ?? [aListing()];
  const { supplier } = aCar();
  return {
    items,
    total: items.length,
    listed: changes.total ?? items.length,
    facets: {
      suppliers: { [supplier.slug]: items.length },
      rating: { "1": 3, "2": 3, "3": 2, "4": 1 },
      seats: { "5": items.length },
      aircon: items.length,
      fourPlusDoors: items.length,
      depositMeans: { cash: items.length, creditCard: items.length },
      deposit: { "1000": 1, "1500": 1, "2000": 1, all: items.length },
      range: { midi: items.length },
      gearbox: { manual: items.length },
      fuelType: { gasoline: items.length },
      mileage: { unlimited: items.length },
      fuelPolicy: { likeForlike: items.length },
      multimedia: { bluetooth: items.length },
    },
    without: {
      all: items.length,
      suppliers: items.length,
      rating: items.length,
      seats: items.length,
      aircon: items.length,
      fourPlusDoors: items.length,
      deposit: items.length,
      depositMeans: items.length,
      range: items.length,
      gearbox: items.length,
      fuelType: items.length,
      mileage: items.length,
      fuelPolicy: items.length,
      multimedia: items.length,
    },
    suppliers: [{ ...supplier, cars: items.length }],
    pickupLocation: aPlace(),
    dropOffLocation: null,
    ...changes,
  };
}
