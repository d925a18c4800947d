import type { CarsWithout, Facets } from "@sayara/api-client/contract/search/frontendCars";
import type { Commission } from "@sayara/domain/pricing/Commission";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarSort } from "@sayara/domain/search/CarSort";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import { type Candidates, carsAt, intersection, filterBySupplier, slotsOf } from "./candidates.ts";
import { countSuppliers, passingSuppliers } from "./countSuppliers.ts";
import { type TraitCounts, countWords, filterTraits } from "#api/search/engine/catalogue/filterTraits.ts";
import { rankListings, recommendListings } from "./rankListings.ts";
import { rentableSuppliers, type SearchedRental } from "./rentableSuppliers.ts";
import { createTotalCalculator } from "#api/search/engine/prices/createTotalCalculator.ts";
import { demandsOf } from "#api/search/engine/catalogue/traits.ts";

export interface ListingSearch extends SearchedRental {
  filter: CarFilter;
  sort: CarSort;
  commission: Commission;
  timeZone: string;
  /** Number of listings to skip and number to return. */
  offset: number;
  size: number;
}

interface FoundListing {
  carId: string;
  /** Total in millimes, without options. */
  total: number;
  place: CataloguePlace;
  /** Number of similar cars that the listing represents. */
  similar: number;
}

export interface FoundListings {
  /** Listings of the page, in order. */
  listings: FoundListing[];
  /** Number of cars over all pages. */
  total: number;
  /** Number of listings over all pages. A listing may represent several similar cars. */
  listed: number;
  facets: Facets;
  without: CarsWithout;
  suppliers: { supplier: CatalogueSupplier; cars: number }[];
}

/** Finds the cars of a search: available at the place for the rental, filtered, counted, priced and sorted. */
export function findListings(
  { places, suppliers: allSuppliers, cars }: Catalogue,
  search: ListingSearch,
): FoundListings {
  const { filter, offset, size } = search;
  const suppliers = rentableSuppliers(allSuppliers, search);
  const searchedPlaces = search.pickupId === undefined ? undefined : places.within(search.pickupId);
  const candidates = carsAt(cars, searchedPlaces);
  filterBySupplier(
    cars,
    candidates,
    suppliers.map((supplier) => supplier !== undefined),
  );
  removeUnavailable(cars, candidates, { suppliers, search });

  const unfilteredCount = countWords(candidates.words);
  const demands = demandsOf(filter);
  const traitFilter = filterTraits(cars, candidates, demands);
  const countPerSupplier = (words: Int32Array) =>
    countBySupplier(cars, { active: candidates.active, words }, suppliers.length);
  const availableCars = countPerSupplier(candidates.words);
  const passingCars = demands.length === 0 ? availableCars : countPerSupplier(traitFilter.passing);
  const supplierResult = countSuppliers(
    allSuppliers.values(),
    { rentable: suppliers, availableCars, passingCars },
    filter,
  );
  const isPassing = passingSuppliers(suppliers, filter);
  if (isPassing !== undefined) filterBySupplier(cars, candidates, isPassing);
  const { choices, without } = traitFilter.count(candidates.words);

  const slots = slotsOf({
    active: candidates.active,
    words: intersection(traitFilter.passing, candidates.words),
  });
  const totalOf = createTotalCalculator(cars, search);
  const ranking = { cars, suppliers, slots, totalOf, count: offset + size };
  const {
    listed,
    first: firstListings,
    similarTo,
  } = search.sort === "recommended" ? recommendListings(ranking, search) : rankListings(search.sort, ranking);
  return {
    listings: firstListings.slice(offset).flatMap((ranked) => {
      const carPlaces = cars.placesOf(ranked.slot);
      // The searched place if the car is there, else the first place within it.
      const place =
        searchedPlaces === undefined ? carPlaces[0] : searchedPlaces.find((each) => carPlaces.includes(each));
      if (place === undefined) return [];
      const carId = cars.ids.idOf(ranked.slot);
      return [{ carId, total: ranked.total, place, similar: similarTo(ranked.slot) }];
    }),
    total: slots.length,
    listed,
    facets: {
      suppliers: supplierResult.supplierCounts,
      rating: supplierResult.ratingCounts as Facets["rating"],
      ...facetsOf(choices),
    },
    without: { all: unfilteredCount, ...supplierResult.without, ...without },
    suppliers: supplierResult.suppliers,
  };
}

/** A checkbox has one count; a filter with choices has one for each. */
function facetsOf(choices: TraitCounts["choices"]): Omit<Facets, "suppliers" | "rating"> {
  const facets = Object.entries(choices).map(([name, counts]) => [name, counts["yes"] ?? counts]);
  return Object.fromEntries(facets) as Omit<Facets, "suppliers" | "rating">;
}

function removeUnavailable(
  { availability, supplier }: CatalogueCars,
  { active, words }: Candidates,
  {
    suppliers,
    search,
  }: {
    suppliers: readonly (CatalogueSupplier | undefined)[];
    search: Pick<SearchedRental, "from" | "to" | "now">;
  },
): void {
  const to = search.to.getTime();
  // The car stays occupied during the turnaround.
  const ends = suppliers.map((each) => to + (each?.turnaroundMinutes ?? 0) * 60_000);
  availability.removeUnavailable(words, active, {
    from: search.from.getTime(),
    to,
    endOf: (slot) => ends[supplier[slot] ?? -1] ?? to,
    latestEnd: Math.max(to, ...ends),
    now: search.now.getTime(),
  });
}

/** Counts the cars in a set by agency number. */
function countBySupplier(
  { supplier }: CatalogueCars,
  { active, words }: Candidates,
  suppliers: number,
): Int32Array {
  const counts = new Int32Array(suppliers);
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    for (let remaining = words[index] ?? 0; remaining !== 0; remaining &= remaining - 1) {
      const number = supplier[first + 31 - Math.clz32(remaining & -remaining)] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}
