import type { Car } from "../car/Car.ts";
import type { CarFilter } from "./CarFilter.ts";
import type { DepositTier } from "./DepositTier.ts";
import type { SeatsFilter } from "./SeatsFilter.ts";

/**
 * Returns whether a car passes a filter [SE5–SE7]. The API's search engine does not call it;
 * tests compare the two.
 */
export function carPasses(car: Car, filter: CarFilter): boolean {
  return (
    isAmong(filter.suppliers, car.supplier.slug) &&
    (filter.rating === null || (car.supplier.rating ?? 0) >= Number(filter.rating)) &&
    (filter.seats.length === 0 || filter.seats.some((seats) => hasSeats(car.seats, seats))) &&
    (!filter.aircon || car.aircon) &&
    (!filter.fourPlusDoors || car.doors >= 4) &&
    isDepositWithin(car.deposit, filter.deposit) &&
    isAmong(filter.range, car.range) &&
    isAmong(filter.gearbox, car.gearbox) &&
    isAmong(filter.fuelType, car.fuelType) &&
    isAmong(filter.mileage, car.mileage === -1 ? "unlimited" : "limited") &&
    isAmong(filter.fuelPolicy, car.fuelPolicy) &&
    filter.multimedia.every((feature) => car.multimedia.includes(feature))
  );
}

/** Returns whether a number of seats passes: exactly as many, or more than five for 5+ [SE5]. */
export function hasSeats(seats: number, filter: SeatsFilter): boolean {
  return filter === "5+" ? seats > 5 : seats === Number(filter);
}

/** Returns whether a security deposit, in dinars, passes a tier: 0 passes every tier, −1 only `all` [SE6]. */
export function isDepositWithin(deposit: number, tier: DepositTier): boolean {
  return tier === "all" || (deposit >= 0 && deposit <= Number(tier));
}

function isAmong<T>(asked: readonly T[], value: T): boolean {
  return asked.length === 0 || asked.includes(value);
}
