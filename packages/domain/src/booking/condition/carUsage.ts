import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Readings of the meters. */
interface Meters {
  mileage: number;
  /** Eighths of the tank. */
  fuel: number;
}

interface UsedRental {
  from: Date;
  to: Date;
  /** The car's allowance in km a day; −1: unlimited. */
  mileage: number;
  fuelPolicy: FuelPolicy | Unknown;
}

/** Kilometres and fuel used in a rental, by the meters [HO7]. */
export interface CarUsage {
  kilometres: number;
  /** Kilometres above the allowance of all rental days; null if they are unlimited. */
  extraKilometres: number | null;
  /** Eighths of the tank that are missing; null if fuel is not to be returned. */
  missingFuel: number | null;
}

/**
 * Returns the kilometres of a rental, those above its allowance, and the fuel that is missing [HO7].
 *
 * @example carUsage({ handOver: { mileage: 100, fuel: 8 }, returned: { mileage: 900, fuel: 6 } }, threeDaysOf200Km)
 * // { kilometres: 800, extraKilometres: 200, missingFuel: 2 }
 */
export function carUsage(
  { handOver, returned }: { handOver: Meters; returned: Meters },
  { from, to, mileage, fuelPolicy }: UsedRental,
): CarUsage {
  const kilometres = Math.max(0, returned.mileage - handOver.mileage);
  return {
    kilometres,
    extraKilometres: mileage === -1 ? null : Math.max(0, kilometres - mileage * rentalDays(from, to)),
    missingFuel: fuelPolicy === "likeForlike" ? Math.max(0, handOver.fuel - returned.fuel) : null,
  };
}
