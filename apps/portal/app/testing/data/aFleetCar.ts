import type { FleetCar, FleetCarSummary, SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";

/** An agency's draft car that lacks only a photo. */
export function aFleetCar(changes: Partial<FleetCar> = {}): FleetCar {
  return {
    discounts: [],
    ...aCarDraft({ places: ["place-1"] }),
    id: "car-1",
    slug: "hyundai-i20-1a2b3c4d",
    status: "draft",
    version: 3,
    image: null,
    trips: 0,
    missing: { required: [], advised: ["photo"] },
    photos: [],
    ...changes,
  };
}

/** The same car as a list entry. */
export function aFleetCarSummary(changes: Partial<FleetCarSummary> = {}): FleetCarSummary {
  const car = aFleetCar();
  const { id, slug, name, status, version, availability, range, body, color, plate, dailyPrice } = car;
  const { deposit, image, missing, trips } = car;
  const facts = { id, slug, name, status, version, availability, range, body, color, plate, dailyPrice };
  return { ...facts, deposit, image, missing, trips, updatedAt: "2026-11-20T10:00:00.000Z", ...changes };
}

/** The same car as a row of the sheet. */
export function aSheetCar(changes: Partial<SheetCar> = {}): SheetCar {
  const { photos: _, ...car } = aFleetCar();
  return { ...car, ...changes };
}
