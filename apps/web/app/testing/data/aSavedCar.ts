import type { SavedCarTotal } from "@sayara/api-client/contract/saved/savedCars";
import { aCar } from "@sayara/domain/testing/aCar";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import type { PricedEntry } from "#web/pages/saved/Saved.load.ts";
import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** A saved car of a guest; available for 318 dinars. */
export function aSavedCar(entry: Partial<SavedEntry> = {}, now: Partial<SavedCarTotal> = {}): PricedEntry {
  const [car, place] = [aCar(), aPlace()];
  return {
    entry: {
      car: car.slug,
      pickup: place.slug,
      dropoff: place.slug,
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
      ...entry,
    },
    now: {
      state: "available",
      car,
      pickupLocation: place,
      dropOffLocation: place,
      total: 318,
      days: 3,
      ...now,
    },
  };
}
