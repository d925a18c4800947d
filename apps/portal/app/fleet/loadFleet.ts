import type { Client } from "@sayara/api-client/client/createClient";
import { type FleetPlace, fleetPlaces, fleetSheet } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { Language } from "@sayara/domain/language/Language";

/** All cars of an agency, and its pick-up places. */
export interface Fleet {
  cars: readonly SheetCar[];
  places: readonly FleetPlace[];
}

/** Reads the whole fleet. @throws Fault, or Error if the API refuses */
export async function loadFleet(
  call: Client,
  { supplier, language, signal }: { supplier: string; language: Language; signal?: AbortSignal },
): Promise<Fleet> {
  const options = signal && { signal };
  const [cars, places] = await Promise.all([
    call(fleetSheet, { params: { supplier } }, options),
    call(fleetPlaces, { params: { supplier, language } }, options),
  ]);
  if (!cars.ok) throw new Error(`fleetSheet was refused: ${cars.refusal.code}`);
  if (!places.ok) throw new Error(`fleetPlaces was refused: ${places.refusal.code}`);
  return { cars: cars.data, places: places.data };
}
