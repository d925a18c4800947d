import type { Facets } from "@sayara/api-client/contract/search/frontendCars";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import type { Commission } from "@sayara/domain/pricing/Commission";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarSort } from "@sayara/domain/search/CarSort";
import type { Catalogue } from "./Catalogue.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";
import type { CatalogueCars } from "./CatalogueCars.ts";
import type { CataloguePlace } from "./CataloguePlaces.ts";
import { countSuppliers, passingSuppliers } from "./countSuppliers.ts";
import { createOrder } from "./createOrder.ts";
import { filterTraits } from "./filterTraits.ts";
import { firstInOrder } from "./firstInOrder.ts";
import { countBits } from "./SlotSet.ts";
import { pricingOf } from "./pricingOf.ts";
import { rentableSuppliers, type SearchedRental } from "./rentableSuppliers.ts";
import { createTotalOf } from "./createTotalOf.ts";
import { demandsOf } from "./traits.ts";

export interface ListingSearch extends SearchedRental {
  filter: CarFilter;
  sort: CarSort;
  commission: Commission;
  timeZone: string;
  /** Listings to skip, and listings to return. */
  offset: number;
  size: number;
}

export interface FoundListings {
  /** Those of the page, in order. */
  listings: { carId: string; pricing: CarPricing; place: CataloguePlace }[];
  /** Over all pages. */
  total: number;
  facets: Facets;
  suppliers: { supplier: CatalogueSupplier; cars: number }[];
}

/** Finds the cars of a search: free at the place for the rental, filtered, counted, priced and sorted. */
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

  const byTraits = filterTraits(cars, candidates, demandsOf(filter));
  const carsOf = countBySupplier(cars, slotsOf(candidates.active, byTraits.passing), suppliers.length);
  const bySuppliers = countSuppliers(suppliers, filter, carsOf);
  const isPassing = passingSuppliers(suppliers, filter);
  if (isPassing !== undefined) keepSuppliers(cars, candidates, isPassing);
  const choices = byTraits.count(candidates.words);

  const found = slotsOf(candidates.active, byTraits.passing, candidates.words);
  const totalOf = createTotalOf(cars, search);
  const order = createOrder(search.sort, { cars, suppliers, found, totalOf });
  const page = firstInOrder(found.length, offset + size, order).slice(offset);
  return {
    listings: page.flatMap((position) => {
      const slot = found[position] ?? 0;
      const there = cars.placesOf(slot);
      // The searched place if the car is there, else the first one within it.
      const place = within === undefined ? there[0] : within.find((each) => there.includes(each));
      return place === undefined
        ? []
        : [{ carId: cars.ids.idOf(slot), pricing: pricingOf(cars, slot), place }];
    }),
    total: found.length,
    facets: {
      suppliers: bySuppliers.supplierCounts,
      rating: bySuppliers.ratingCounts as Facets["rating"],
      seats: choices.seats as Facets["seats"],
      aircon: choices.aircon["yes"] ?? 0,
      fourPlusDoors: choices.fourPlusDoors["yes"] ?? 0,
      deposit: choices.deposit as Facets["deposit"],
      range: choices.range as Facets["range"],
      gearbox: choices.gearbox as Facets["gearbox"],
      fuelType: choices.fuelType as Facets["fuelType"],
      mileage: choices.mileage as Facets["mileage"],
      fuelPolicy: choices.fuelPolicy as Facets["fuelPolicy"],
      multimedia: choices.multimedia as Facets["multimedia"],
    },
    suppliers: bySuppliers.suppliers,
  };
}

/** A set of slots without its empty words. */
interface Candidates {
  /** Positions of its words in the sets of the catalogue. */
  active: Int32Array;
  words: Int32Array;
}

/** Returns the cars of some places, without duplicates. Without places: every car with a pick-up place. */
function carsAt(cars: CatalogueCars, places: readonly CataloguePlace[] | undefined): Candidates {
  const sets = places?.map((place) => place.cars.words) ?? [cars.placed.words];
  const active = new Int32Array(cars.wordCount);
  const words = new Int32Array(cars.wordCount);
  let count = 0;
  for (let word = 0; word < cars.wordCount; word++) {
    let there = 0;
    for (let index = 0; index < sets.length; index++) there |= sets[index]?.[word] ?? 0;
    if (there === 0) continue;
    active[count] = word;
    words[count] = there;
    count += 1;
  }
  return { active: active.subarray(0, count), words: words.subarray(0, count) };
}

/** Removes the cars of agencies that do not pass. `isPassing`: by agency number. */
function keepSuppliers(
  { supplier }: CatalogueCars,
  { active, words }: Candidates,
  isPassing: readonly boolean[],
): void {
  if (isPassing.every(Boolean)) return;
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    let kept = words[index] ?? 0;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (isPassing[supplier[first + 31 - Math.clz32(bit)] ?? -1] !== true) kept &= ~bit;
    }
    words[index] = kept;
  }
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
  // The turnaround belongs to the car's time.
  const ends = suppliers.map((each) => to + (each?.turnaroundMinutes ?? 0) * 60_000);
  availability.keepFree(words, active, {
    from: search.from.getTime(),
    to,
    endOf: (slot) => ends[supplier[slot] ?? -1] ?? to,
    latestEnd: Math.max(to, ...ends),
    now: search.now.getTime(),
  });
}

function countBySupplier({ supplier }: CatalogueCars, slots: Int32Array, suppliers: number): Int32Array {
  const counts = new Int32Array(suppliers);
  for (let index = 0; index < slots.length; index++) {
    const number = supplier[slots[index] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** Slots that are in all the sets, in order. */
function slotsOf(active: Int32Array, words: Int32Array, others: Int32Array = words): Int32Array {
  let count = 0;
  for (let index = 0; index < active.length; index++) {
    count += countBits((words[index] ?? 0) & (others[index] ?? 0));
  }
  const slots = new Int32Array(count);
  let end = 0;
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    for (let rest = (words[index] ?? 0) & (others[index] ?? 0); rest !== 0; rest &= rest - 1) {
      slots[end++] = first + 31 - Math.clz32(rest & -rest);
    }
  }
  return slots;
}
