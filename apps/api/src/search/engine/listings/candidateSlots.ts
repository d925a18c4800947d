import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { carsAt, keepSuppliers, slotsOf } from "./candidates.ts";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import { passingSuppliers } from "./countSuppliers.ts";
import { filterTraits } from "#api/search/engine/catalogue/filterTraits.ts";
import { demandsOf } from "#api/search/engine/catalogue/traits.ts";

interface CandidateSearch {
  /** Id of the place. Undefined: anywhere. */
  pickupId: string | undefined;
  /** Id of the only car that counts. Undefined: all. */
  carId?: string | undefined;
  filter: CarFilter;
}

/** Returns the cars at the place that pass the filter, or the only one; free or not. */
export function candidateSlots(
  { cars, places, suppliers }: Catalogue,
  { pickupId, carId, filter }: CandidateSearch,
): Int32Array {
  const candidates = carsAt(cars, pickupId === undefined ? undefined : places.within(pickupId));
  const isPassing = passingSuppliers([...suppliers.values()], filter);
  if (isPassing !== undefined) keepSuppliers(cars, candidates, isPassing);
  const slots = slotsOf({
    active: candidates.active,
    words: filterTraits(cars, candidates, demandsOf(filter)).passing,
  });
  if (carId === undefined) return slots;
  const only = cars.ids.slotOf(carId);
  return slots.filter((slot) => slot === only);
}
