import type { CarsWithout, Facets } from "@sayara/api-client/contract/search/frontendCars";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Commission } from "@sayara/domain/pricing/commission/Commission";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import type { YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarSort } from "@sayara/domain/search/CarSort";
import { dayInZone } from "@sayara/domain/time/dateInZone";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import {
  type Candidates,
  carsAt,
  intersection,
  filterBySupplier,
  removeExpiredDocuments,
  slotsOf,
} from "./candidates.ts";
import { countSuppliers, passingSuppliers } from "./countSuppliers.ts";
import { type TraitCounts, countWords, filterTraits } from "#api/search/engine/catalogue/filterTraits.ts";
import { rankListings, recommendListings } from "./rankListings.ts";
import { rentableSuppliers, type SearchedRental } from "./rentableSuppliers.ts";
import { createFeeCalculator, pickupPlaceOf } from "#api/search/engine/prices/createFeeCalculator.ts";
import { createTotalCalculator } from "#api/search/engine/prices/createTotalCalculator.ts";
import { demandsOf } from "#api/search/engine/catalogue/traits.ts";

export interface ListingSearch extends SearchedRental {
  filter: CarFilter;
  sort: CarSort;
  commission: Commission;
  /** Number of listings to skip and number to return. */
  offset: number;
  size: number;
}

interface FoundListing {
  carId: string;
  supplierId: string;
  /** Total in millimes, with fees and without options. */
  total: number;
  /** Included in the total. */
  fees: readonly RentalFee[];
  /** The agency's young driver fee. */
  youngDriver: YoungDriverFee | null;
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
export function findListings(catalogue: Catalogue, search: ListingSearch): FoundListings {
  const { places, suppliers: allSuppliers, cars } = catalogue;
  const { filter, offset, size } = search;
  const suppliers = rentableSuppliers(allSuppliers, search);
  const searchedPlaces = search.pickupId === undefined ? undefined : places.within(search.pickupId);
  const candidates = carsAt(cars, searchedPlaces);
  filterBySupplier(
    cars,
    candidates,
    suppliers.map((supplier) => supplier !== undefined),
  );
  removeExpiredDocuments(cars, candidates, dayInZone(search.to, search.timeZone));
  removeUnavailable(cars, candidates, { suppliers, search });
  cars.minimumLengths.removeUnmet(candidates.words, candidates.active, {
    pickupDate: dateInZone(search.from, search.timeZone),
    days: rentalDays(search.from, search.to),
  });

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
  const { choices, without } = traitFilter.count(candidates.words, filter);

  const slots = slotsOf({
    active: candidates.active,
    words: intersection(traitFilter.passing, candidates.words),
  });
  const feeCalculator = createFeeCalculator(catalogue, search);
  const totalWithoutFees = createTotalCalculator(cars, search);
  const totalOf = (slot: number) => totalWithoutFees(slot) + feeCalculator.totalOf(slot);
  const ranking = { cars, suppliers, slots, totalOf, count: offset + size };
  const {
    listed,
    first: firstListings,
    similarTo,
  } = search.sort === "recommended" ? recommendListings(ranking, search) : rankListings(search.sort, ranking);
  return {
    listings: firstListings.slice(offset).flatMap((ranked) => {
      const place = pickupPlaceOf(searchedPlaces, cars.placesOf(ranked.slot));
      const supplier = suppliers[cars.supplier[ranked.slot] ?? -1];
      if (place === undefined || supplier === undefined) return [];
      const carId = cars.ids.idOf(ranked.slot);
      const fees = feeCalculator.feesOf(ranked.slot);
      const youngDriver = supplier.feeTerms?.fees.youngDriver ?? null;
      const { total } = ranked;
      return [
        { carId, supplierId: supplier.id, total, fees, youngDriver, place, similar: similarTo(ranked.slot) },
      ];
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
