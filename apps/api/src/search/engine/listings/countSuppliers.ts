import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import { isRatedAtLeast } from "@sayara/domain/search/filterPredicates";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";

interface SupplierCars {
  /** Agencies that accept the rental, by number. */
  rentable: readonly (CatalogueSupplier | undefined)[];
  /** Number of each agency's available cars without any filter, by number. */
  availableCars: Int32Array;
  /** Number of each agency's cars that pass every other group, by number. */
  passingCars: Int32Array;
}

/** Applies the filters by agency: returns the agencies to choose from and the counts of their choices. */
export function countSuppliers(
  suppliers: Iterable<CatalogueSupplier>,
  { rentable, availableCars, passingCars }: SupplierCars,
  filter: Pick<CarFilter, "suppliers" | "rating">,
) {
  const isRated = ({ rating }: CatalogueSupplier) => isRatedAtLeast(rating, filter.rating);
  const isChosen = isChosenBy(filter);
  const suppliersWithCars = rentable.flatMap((supplier, number) => {
    const cars = passingCars[number] ?? 0;
    return supplier === undefined || cars === 0 ? [] : [{ supplier, cars }];
  });
  const chosenSlugs = new Set(filter.suppliers);
  const offeredSuppliers = Array.from(suppliers).flatMap((supplier) => {
    const isOffered = (availableCars[supplier.number] ?? 0) > 0 || chosenSlugs.has(supplier.slug);
    if (!isOffered || supplier.suspended) return [];
    return { supplier, cars: isRated(supplier) ? (passingCars[supplier.number] ?? 0) : 0 };
  });
  return {
    /**
     * Agencies with an available car, and the chosen agencies even if the other filters leave none of their cars. The
     * agency with the most cars comes first.
     */
    suppliers: offeredSuppliers.toSorted(
      (a, b) => b.cars - a.cars || (a.supplier.slug < b.supplier.slug ? -1 : 1),
    ),
    supplierCounts: Object.fromEntries(offeredSuppliers.map(({ supplier, cars }) => [supplier.slug, cars])),
    /** Number of cars if the choices of one of the two groups are ignored. */
    without: {
      suppliers: offeredSuppliers.reduce((sum, { cars }) => sum + cars, 0),
      rating: suppliersWithCars.reduce((sum, { supplier, cars }) => sum + (isChosen(supplier) ? cars : 0), 0),
    },
    ratingCounts: Object.fromEntries(
      ratingFilters.map((rating) => [
        rating,
        suppliersWithCars.reduce(
          (sum, { supplier, cars }) =>
            sum + (isChosen(supplier) && isRatedAtLeast(supplier.rating, rating) ? cars : 0),
          0,
        ),
      ]),
    ),
  };
}

/** Returns whether each agency passes the filters by agency, by agency number. Undefined if all pass. */
export function passingSuppliers(
  suppliers: readonly (CatalogueSupplier | undefined)[],
  filter: Pick<CarFilter, "suppliers" | "rating">,
): readonly boolean[] | undefined {
  if (filter.suppliers.length === 0 && filter.rating === null) return undefined;
  const isChosen = isChosenBy(filter);
  return suppliers.map(
    (supplier) =>
      supplier !== undefined && isChosen(supplier) && isRatedAtLeast(supplier.rating, filter.rating),
  );
}

function isChosenBy({ suppliers }: Pick<CarFilter, "suppliers">): (supplier: CatalogueSupplier) => boolean {
  const chosenSlugs = new Set(suppliers);
  return ({ slug }) => chosenSlugs.size === 0 || chosenSlugs.has(slug);
}
