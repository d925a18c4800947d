import type { Facets } from "@sayara/api-client/contract/search/frontendCars";
import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import type { OfferedSupplier } from "./Offer.ts";
import { createTraitCounts, traitGroupCount } from "./traits.ts";

/** Bits of the groups of filters that look at a car's agency, after those of its traits. */
export const RATING = 1 << traitGroupCount;
export const SUPPLIERS = 1 << (traitGroupCount + 1);

/** Counts what each choice would show, every group without its own choice. `agencies`: by their numbers. */
export function createFacets(agencies: readonly (OfferedSupplier | undefined)[]) {
  const traits = createTraitCounts();
  const passing = new Int32Array(agencies.length);
  const failingRating = new Int32Array(agencies.length);
  const failingSuppliers = new Int32Array(agencies.length);

  /** Agencies with how many of their cars pass all groups but one. */
  const carsOf = (failing: Int32Array) =>
    agencies.flatMap((supplier, number) => {
      const cars = (passing[number] ?? 0) + (failing[number] ?? 0);
      return supplier === undefined || cars === 0 ? [] : [{ supplier, cars }];
    });
  const ratedAtLeast = (least: string) =>
    carsOf(failingRating).reduce(
      (sum, { supplier, cars }) => sum + ((supplier.rating ?? 0) >= Number(least) ? cars : 0),
      0,
    );

  return {
    /** Takes a car into account; `failed`: the groups in which it does not pass. */
    add(carTraits: number, agency: number, failed: number): void {
      if (failed === 0) passing[agency] = (passing[agency] ?? 0) + 1;
      else if (failed === RATING) failingRating[agency] = (failingRating[agency] ?? 0) + 1;
      else if (failed === SUPPLIERS) failingSuppliers[agency] = (failingSuppliers[agency] ?? 0) + 1;
      traits.add(carTraits, failed);
    },

    counts(): Facets {
      const choices = traits.counts();
      return {
        suppliers: Object.fromEntries(
          carsOf(failingSuppliers).map(({ supplier, cars }) => [supplier.slug, cars]),
        ),
        rating: Object.fromEntries(
          ratingFilters.map((least) => [least, ratedAtLeast(least)]),
        ) as Facets["rating"],
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
      };
    },

    /** The agencies of the `suppliers` group, the one with the most cars first. */
    suppliers(): { supplier: OfferedSupplier; cars: number }[] {
      return carsOf(failingSuppliers).toSorted(
        (a, b) => b.cars - a.cars || (a.supplier.slug < b.supplier.slug ? -1 : 1),
      );
    },
  };
}
