import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { CarSort } from "@sayara/domain/search/CarSort";
import {
  ratingWeight,
  recommendationScore,
  totalLessCovers,
} from "@sayara/domain/search/recommendationScore";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import { FirstSlots, type RankedSlot } from "./FirstSlots.ts";
import { rangeBits } from "#api/search/engine/catalogue/traits.ts";

export interface RankedListings {
  /** Number of listings over all pages. */
  listed: number;
  /** The first listings, in order. */
  first: RankedSlot[];
  /** Number of similar cars that a listing represents. */
  similarTo: (slot: number) => number;
}

interface Ranking {
  cars: CatalogueCars;
  /** Agencies by number. */
  suppliers: readonly (CatalogueSupplier | undefined)[];
  /** Slots of the cars to rank. */
  slots: Int32Array;
  /** Total of the car in a slot, in millimes. */
  totalOf: (slot: number) => number;
  /** Number of first listings to return. */
  count: number;
}

/** Lists each car separately, in order. Unknown values come last. Among equal values the lower total comes first. */
export function rankListings(
  sort: Exclude<CarSort, "recommended">,
  { cars, suppliers, slots, totalOf, count }: Ranking,
): RankedListings {
  const first = new FirstSlots(count, (a, b) => cars.ids.compare(a, b));
  const keyOf = sort === "total" ? totalOf : keysOf(sort, { cars, suppliers });
  for (let position = 0; position < slots.length; position++) {
    const slot = slots[position] ?? 0;
    const key = keyOf(slot);
    if (key <= first.limit) first.offer({ slot, key, total: sort === "total" ? key : totalOf(slot) });
  }
  return { listed: slots.length, first: first.inOrder(), similarTo: () => 0 };
}

function keysOf(
  sort: "rating" | "trips" | "co2",
  { cars, suppliers }: Pick<Ranking, "cars" | "suppliers">,
): (slot: number) => number {
  const { supplier, trips, co2 } = cars;
  const ratings = suppliers.map((each) => each?.rating ?? 0);
  switch (sort) {
    case "rating":
      return (slot) => -(ratings[supplier[slot] ?? -1] ?? 0);
    case "trips":
      return (slot) => -(trips[slot] ?? 0);
    case "co2":
      return (slot) => co2[slot] ?? 0;
  }
}

/**
 * Lists one car of each group of similar cars, in the recommended order [SE8–SE12]. A test compares it with the
 * domain's `recommend`.
 */
export function recommendListings(
  { cars, suppliers, slots, totalOf, count }: Ranking,
  { from, to }: { from: Date; to: Date },
): RankedListings {
  const days = rentalDays(from, to);
  const coversPerDay = cars.coversPerDay();
  const { supplier, similar, traits, bestOfGroups: groups } = cars;
  groups.clear(cars.similarGroups.end);
  for (let position = 0; position < slots.length; position++) {
    const slot = slots[position] ?? 0;
    const total = totalOf(slot);
    const totalWithoutCovers = totalLessCovers({ total, coversPerDay: coversPerDay[slot] ?? 0, days });
    groups.offer(similar[slot] ?? 0, { slot, key: totalWithoutCovers, total });
  }
  // Similar cars have the same agency and range, so the agency's weight and the placement of scooters behind cars
  // differ only between groups.
  const weights = suppliers.map((each) => (each === undefined ? 0 : ratingWeight(each)));
  const first = new FirstSlots(count, (a, b) => cars.ids.compare(a, b));
  groups.forEach(({ slot, key: totalWithoutCovers, total }) => {
    const weight = weights[supplier[slot] ?? -1] ?? 0;
    const key = recommendationScore(totalWithoutCovers, {
      weight,
      isScooter: traits.has(slot, rangeBits.scooter),
    });
    if (key <= first.limit) first.offer({ slot, key, total });
  });
  return {
    listed: groups.length,
    first: first.inOrder(),
    similarTo: (slot) => groups.carsOf(similar[slot] ?? 0) - 1,
  };
}
