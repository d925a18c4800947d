import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { lowestPriceFilter } from "@sayara/domain/search/lowestPriceFilter";
import { carsAt, filterBySupplier, slotsOf } from "./candidates.ts";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import { passingSuppliers } from "./countSuppliers.ts";
import { filterTraits } from "#api/search/engine/catalogue/filterTraits.ts";
import { demandsOf } from "#api/search/engine/catalogue/traits.ts";

interface CandidateSearch {
  /** Id of the place. Undefined: anywhere. */
  pickupId: string | undefined;
  /** Restricts the search to the car with this id. Undefined: all cars. */
  carId?: string | undefined;
  filter: CarFilter;
}

/**
 * Returns the slots of the cars at the place that count for its lowest price [PL5, PL6], or only that of the car
 * `carId`. Ignores availability.
 */
export function candidateSlots(
  { cars, places, suppliers }: Catalogue,
  { pickupId, carId, filter }: CandidateSearch,
): Int32Array {
  const candidates = carsAt(cars, pickupId === undefined ? undefined : places.within(pickupId));
  const effectiveFilter = carId === undefined ? lowestPriceFilter(filter) : filter;
  const isPassing = passingSuppliers([...suppliers.values()], filter);
  if (isPassing !== undefined) filterBySupplier(cars, candidates, isPassing);
  const slots = slotsOf({
    active: candidates.active,
    words: filterTraits(cars, candidates, demandsOf(effectiveFilter)).passing,
  });
  if (carId === undefined) return slots;
  const requestedSlot = cars.ids.slotOf(carId);
  return slots.filter((slot) => slot === requestedSlot);
}
