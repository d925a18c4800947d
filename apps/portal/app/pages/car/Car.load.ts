import type { Client } from "@sayara/api-client/client/createClient";
import { fleetCar, fleetPlaces } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { Language } from "@sayara/domain/language/Language";

export interface FleetPlace {
  id: string;
  name: string;
  isServed: boolean;
}

export interface CarData {
  /** Null for a car that is not saved yet. */
  car: FleetCar | null;
  places: readonly FleetPlace[];
}

interface CarRequest {
  supplier: string;
  /** `new` for a car that is not saved yet. */
  id: string;
  language: Language;
  signal?: AbortSignal;
}

/**
 * Reads a car and the places of its agency. Returns null if the car does not exist.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { supplier, id, language, signal }: CarRequest,
): Promise<CarData | null> {
  const options = signal && { signal };
  const [car, places] = await Promise.all([
    id === "new" ? null : call(fleetCar, { params: { supplier, id } }, options),
    call(fleetPlaces, { params: { supplier, language } }, options),
  ]);
  if (!places.ok) throw new Error(`fleetPlaces was refused: ${places.refusal.code}`);
  if (car === null) return { car, places: places.data };
  if (car.ok) return { car: car.data, places: places.data };
  if (car.refusal.code === "not_found" || car.refusal.code === "invalid_input") return null;
  throw new Error(`fleetCar was refused: ${car.refusal.code}`);
}
