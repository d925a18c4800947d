import type { CarSort } from "@sayara/domain/search/CarSort";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";
import type { CatalogueCars } from "./CatalogueCars.ts";

export interface Results {
  cars: CatalogueCars;
  /** By number. */
  suppliers: readonly (CatalogueSupplier | undefined)[];
  /** Slots of the results. */
  found: Int32Array;
  /** Total of the car in a slot. */
  totalOf: (slot: number) => number;
}

/** Compares two positions of the results. Unknown values come last. The recommended order: `recommendListings.ts`. */
export function createOrder(
  sort: Exclude<CarSort, "recommended">,
  { cars, suppliers, found, totalOf }: Results,
): (a: number, b: number) => number {
  const slot = (position: number) => found[position] ?? 0;
  // Only the order by total needs every total.
  const totals = new Float64Array(found.length).fill(Number.NaN);
  if (sort === "total") {
    for (let position = 0; position < found.length; position++) totals[position] = totalOf(slot(position));
  }
  const total = (position: number) => {
    const known = totals[position] ?? 0;
    return Number.isNaN(known) ? (totals[position] = totalOf(slot(position))) : known;
  };
  // The id decides between equals, so that no page repeats a car.
  const byTotal = (a: number, b: number) => total(a) - total(b) || cars.ids.compare(slot(a), slot(b));
  const by = (key: (slot: number) => number) => (a: number, b: number) =>
    key(slot(a)) - key(slot(b)) || byTotal(a, b);

  switch (sort) {
    case "total":
      return byTotal;
    case "rating":
      return by((each) => -(suppliers[cars.supplier[each] ?? -1]?.rating ?? 0));
    case "trips":
      return by((each) => -(cars.trips[each] ?? 0));
    case "co2":
      return by((each) => cars.co2[each] ?? 0);
  }
}
