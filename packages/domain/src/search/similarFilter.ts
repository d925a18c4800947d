import type { Car } from "../car/Car.ts";
import { hasSeats } from "./filterPredicates.ts";
import type { CarFilter } from "./CarFilter.ts";
import { seatsFilters } from "./SeatsFilter.ts";
import { UNKNOWN } from "../validation/newerValues.ts";

type SimilarTraits = Pick<Car, "range" | "gearbox" | "fuelType" | "seats">;

/**
 * Returns the filter that finds a car and those similar to it: same agency, range, gearbox, fuel and seats filter
 * [SE11]. Returns null if no seats filter matches the car, or if its range or gearbox is unknown to this version; no
 * car is then similar.
 */
export function similarFilter(
  car: SimilarTraits & { supplier: Pick<Car["supplier"], "slug"> },
): Pick<CarFilter, "suppliers" | "range" | "gearbox" | "fuelType" | "seats"> | null {
  const seats = seatsFilters.find((filter) => hasSeats(car.seats, filter));
  const { supplier, range, gearbox, fuelType } = car;
  if (seats === undefined || range === UNKNOWN || gearbox === UNKNOWN) return null;
  return {
    suppliers: [supplier.slug],
    range: [range],
    gearbox: [gearbox],
    fuelType: [fuelType],
    seats: [seats],
  };
}
