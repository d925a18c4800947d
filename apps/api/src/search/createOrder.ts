import type { CarSort } from "@sayara/domain/search/CarSort";
import type { OfferedSupplier } from "./Offer.ts";
import type { OfferedCars } from "./OfferedCars.ts";

interface Results {
  cars: OfferedCars;
  /** By number. */
  suppliers: readonly (OfferedSupplier | undefined)[];
  /** Slots of the cars found. */
  found: readonly number[];
  /** Their totals. */
  totals: readonly number[];
}

/** Compares two positions among the results. What is not known comes last. */
export function createOrder(
  sort: CarSort,
  { cars, suppliers, found, totals }: Results,
): (a: number, b: number) => number {
  const slot = (position: number) => found[position] ?? 0;
  const id = (position: number) => cars.ids[slot(position)] ?? "";
  // The id decides at last, so that a page never shows a car of the page before it.
  const byTotal = (a: number, b: number) => (totals[a] ?? 0) - (totals[b] ?? 0) || (id(a) < id(b) ? -1 : 1);
  const by = (key: (position: number) => number) => (a: number, b: number) =>
    key(a) - key(b) || byTotal(a, b);

  switch (sort) {
    case "total":
      return byTotal;
    case "rating":
      return by((position) => -(suppliers[cars.supplier[slot(position)] ?? -1]?.rating ?? 0));
    case "trips":
      return by((position) => -(cars.trips[slot(position)] ?? 0));
    case "co2":
      return by((position) => cars.co2[slot(position)] ?? 0);
  }
}
