import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";

/** Filters by a car's agency: the agencies that pass, and the counts of their choices. */
export function countSuppliers(
  suppliers: readonly (CatalogueSupplier | undefined)[],
  filter: Pick<CarFilter, "suppliers" | "rating">,
  /** By the agency's number, its cars that pass every other group. */
  carsOf: Int32Array,
) {
  const least = filter.rating === null ? 0 : Number(filter.rating);
  const isRated = (supplier: CatalogueSupplier) => (supplier.rating ?? 0) >= least;
  const isWanted = wantedBy(filter);
  const counted = suppliers.flatMap((supplier, number) => {
    const cars = carsOf[number] ?? 0;
    return supplier === undefined || cars === 0 ? [] : [{ supplier, cars }];
  });
  const rated = counted.filter(({ supplier }) => isRated(supplier));
  return {
    /** Agencies of the `suppliers` group, the one with the most cars first. */
    suppliers: rated.toSorted((a, b) => b.cars - a.cars || (a.supplier.slug < b.supplier.slug ? -1 : 1)),
    supplierCounts: Object.fromEntries(rated.map(({ supplier, cars }) => [supplier.slug, cars])),
    /** Number of cars without the choices of one of the two groups. */
    without: {
      suppliers: rated.reduce((sum, { cars }) => sum + cars, 0),
      rating: counted.reduce((sum, { supplier, cars }) => sum + (isWanted(supplier) ? cars : 0), 0),
    },
    ratingCounts: Object.fromEntries(
      ratingFilters.map((rating) => [
        rating,
        counted.reduce(
          (sum, { supplier, cars }) =>
            sum + (isWanted(supplier) && (supplier.rating ?? 0) >= Number(rating) ? cars : 0),
          0,
        ),
      ]),
    ),
  };
}

/** By number, whether an agency passes the filters by agency. Undefined: all do. */
export function passingSuppliers(
  suppliers: readonly (CatalogueSupplier | undefined)[],
  filter: Pick<CarFilter, "suppliers" | "rating">,
): readonly boolean[] | undefined {
  if (filter.suppliers.length === 0 && filter.rating === null) return undefined;
  const isWanted = wantedBy(filter);
  const least = Number(filter.rating ?? 0);
  return suppliers.map(
    (supplier) => supplier !== undefined && isWanted(supplier) && (supplier.rating ?? 0) >= least,
  );
}

function wantedBy({ suppliers }: Pick<CarFilter, "suppliers">): (supplier: CatalogueSupplier) => boolean {
  const wanted = new Set(suppliers);
  return ({ slug }) => wanted.size === 0 || wanted.has(slug);
}
