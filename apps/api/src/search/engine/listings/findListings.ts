import type { CarsWithout, Facets } from "@sayara/api-client/contract/search/frontendCars";
import type { Commission } from "@sayara/domain/pricing/Commission";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarSort } from "@sayara/domain/search/CarSort";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import { type Candidates, carsAt, intersection, keepSuppliers, slotsOf } from "./candidates.ts";
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
  { places, suppliers: all, cars }: Catalogue,
  search: ListingSearch,
): FoundListings {
  const { filter, offset, size } = search;
  const suppliers = rentableSuppliers(all, search);
  const within = search.pickupId === undefined ? undefined : places.within(search.pickupId);
  const candidates = carsAt(cars, within);
  keepSuppliers(
    cars,
    candidates,
    suppliers.map((supplier) => supplier !== undefined),
  );
  keepFree(cars, candidates, { suppliers, search });

  const unfiltered = countWords(candidates.words);
  const demands = demandsOf(filter);
  const byTraits = filterTraits(cars, candidates, demands);
  const countOf = (words: Int32Array) =>
    countBySupplier(cars, { active: candidates.active, words }, suppliers.length);
  const freeOf = countOf(candidates.words);
  const carsOf = demands.length === 0 ? freeOf : countOf(byTraits.passing);
  const bySuppliers = countSuppliers(all.values(), { rentable: suppliers, freeOf, carsOf }, filter);
  const isPassing = passingSuppliers(suppliers, filter);
  if (isPassing !== undefined) keepSuppliers(cars, candidates, isPassing);
  const { choices, without } = byTraits.count(candidates.words);

  const found = slotsOf({
    active: candidates.active,
    words: intersection(byTraits.passing, candidates.words),
  });
  const totalOf = createTotalCalculator(cars, search);
  const ranking = { cars, suppliers, found, totalOf, count: offset + size };
  const { listed, first, similarTo } =
    search.sort === "recommended" ? recommendListings(ranking, search) : rankListings(search.sort, ranking);
  return {
    listings: first.slice(offset).flatMap((ranked) => {
      const there = cars.placesOf(ranked.slot);
      // The searched place if the car is there, else the first place within it.
      const place = within === undefined ? there[0] : within.find((each) => there.includes(each));
      if (place === undefined) return [];
      const carId = cars.ids.idOf(ranked.slot);
      return [{ carId, total: ranked.total, place, similar: similarTo(ranked.slot) }];
    }),
    total: found.length,
    listed,
    facets: {
      suppliers: bySuppliers.supplierCounts,
      rating: bySuppliers.ratingCounts as Facets["rating"],
      ...facetsOf(choices),
    },
    without: { all: unfiltered, ...bySuppliers.without, ...without },
    suppliers: bySuppliers.suppliers,
  };
}

/** A checkbox has one count; a filter with choices has one for each. */
function facetsOf(choices: TraitCounts["choices"]): Omit<Facets, "suppliers" | "rating"> {
  const facets = Object.entries(choices).map(([name, counts]) => [name, counts["yes"] ?? counts]);
  return Object.fromEntries(facets) as Omit<Facets, "suppliers" | "rating">;
}

function keepFree(
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
  availability.keepFree(words, active, {
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
    for (let rest = words[index] ?? 0; rest !== 0; rest &= rest - 1) {
      const number = supplier[first + 31 - Math.clz32(rest & -rest)] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}
