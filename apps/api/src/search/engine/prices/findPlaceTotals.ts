import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { dateInZone, dayInZone } from "@sayara/domain/time/dateInZone";
import type { Commission } from "@sayara/domain/pricing/commission/Commission";
import { candidateSlots } from "#api/search/engine/listings/candidateSlots.ts";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import { createFeeCalculator } from "./createFeeCalculator.ts";
import { createTotalCalculator } from "./createTotalCalculator.ts";
import { rentableSuppliers, type SearchedRental } from "#api/search/engine/listings/rentableSuppliers.ts";

export interface PlaceTotalsSearch extends Omit<SearchedRental, "pickupId" | "from" | "to"> {
  filter: CarFilter;
  /** Null if it is not allowed. */
  rental: { from: Date; to: Date } | null;
  commission: Commission;
}

/**
 * Returns for each place the lowest total in millimes among the cars that `findListings` would find there; null where
 * it would find none [PL6]. Only a car that would be the cheapest one is looked up in the holds.
 */
export function findPlaceTotals(
  catalogue: Catalogue,
  { rental, ...search }: PlaceTotalsSearch,
): { slug: string; total: number | null }[] {
  const { cars, places, suppliers } = catalogue;
  if (rental === null) return places.all().map(({ slug }) => ({ slug, total: null }));
  const totalOf = createTotalCalculator(cars, { ...search, ...rental });
  const dropOffDay = dayInZone(rental.to, search.timeZone);
  const length = {
    pickupDate: dateInZone(rental.from, search.timeZone),
    days: rentalDays(rental.from, rental.to),
  };
  const [start, end, now] = [rental.from.getTime(), rental.to.getTime(), search.now.getTime()];
  return places.all().map(({ id, slug }) => {
    const placeSearch = { ...search, ...rental, pickupId: id };
    const slots = candidateSlots(catalogue, placeSearch);
    const rentable = rentableSuppliers(suppliers, placeSearch);
    const fees = createFeeCalculator(catalogue, placeSearch);
    let best = Number.POSITIVE_INFINITY;
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0;
      const supplier = rentable[cars.supplier[slot] ?? -1];
      if (supplier === undefined || !cars.isBookableUntil(slot, dropOffDay)) continue;
      if (!cars.minimumLengths.isMet(slot, length)) continue;
      const total = totalOf(slot) + fees.totalOf(slot);
      // The car stays occupied during the turnaround.
      const occupiedUntil = end + supplier.turnaroundMinutes * 60_000;
      if (total < best && cars.availability.isFree(slot, start, occupiedUntil, now)) best = total;
    }
    return { slug, total: best === Number.POSITIVE_INFINITY ? null : best };
  });
}
