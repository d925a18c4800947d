import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Readings of a car's meters. */
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

/** Kilometres and fuel used in a rental, from the meters [HO7]. */
export interface CarUsage {
  kilometres: number;
  /** Kilometres above the allowance for all rental days; null if kilometres are unlimited. */
  extraKilometres: number | null;
  /** Eighths of the tank missing at return; null if the driver need not replace the fuel. */
  missingFuel: number | null;
}

/**
 * Returns the kilometres of a rental, the kilometres above its allowance, and the missing fuel [HO7].
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
