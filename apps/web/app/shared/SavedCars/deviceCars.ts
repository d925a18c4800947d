import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { savedCarsName } from "#web/session/storedUser/savedCarsName.ts";
import { isSlug, type Rental } from "#web/shared/Rental/Rental.ts";
import { savedKey } from "./SavedEntry.ts";

/** Returns the cars that a guest saved on this device, the latest first; none if storage is blocked or corrupt. */
export function readDeviceCars(): Rental[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(savedCarsName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRental).slice(0, MAX_SAVED_CARS) : [];
  } catch {
    return [];
  }
}

/** Stores the cars on this device. Returns whether that succeeded. */
export function writeDeviceCars(cars: readonly Rental[]): boolean {
  try {
    if (cars.length === 0) localStorage.removeItem(savedCarsName);
    else localStorage.setItem(savedCarsName, JSON.stringify(cars));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/** Saves a car on this device. Returns false if the maximum is reached or storage is unavailable [SV1]. */
export function addDeviceCar({ car, pickup, dropoff, from, to, age }: Rental): boolean {
  const rental = { car, pickup, dropoff, from, to, ...(age && { age }) };
  const others = readDeviceCars().filter((other) => savedKey(other) !== savedKey(rental));
  return others.length < MAX_SAVED_CARS && writeDeviceCars([rental, ...others]);
}

export function removeDeviceCar(rental: Rental): void {
  writeDeviceCars(readDeviceCars().filter((other) => savedKey(other) !== savedKey(rental)));
}

function isRental(value: unknown): value is Rental {
  if (typeof value !== "object" || value === null) return false;
  const { car, pickup, dropoff, from, to, age } = value as Record<string, unknown>;
  return (
    [car, pickup, dropoff].every((slug) => typeof slug === "string" && isSlug(slug)) &&
    [from, to].every((time) => typeof time === "string" && isWallClock(time)) &&
    (age === undefined || (Number.isInteger(age) && Number(age) >= 0 && Number(age) <= 120))
  );
}
