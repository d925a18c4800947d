import type { RentalOption } from "../pricing/RentalOption.ts";
import type { CarExcess } from "./CarExcess.ts";

/**
 * Returns the excess in TND for damage and for theft under these covers. The collision damage waiver lowers
 * the first, theft protection the second; full insurance replaces both covers [PL2].
 *
 * @param covers the options chosen or included, as in a quote's lines
 */
export function excessWithCovers(
  excess: CarExcess,
  covers: readonly RentalOption[],
): { damage: number; theft: number } {
  const damage = covers.includes("collisionDamageWaiver") ? excess.damageWithWaiver : excess.damage;
  const theft = covers.includes("theftProtection") ? excess.theftWithProtection : excess.theft;
  if (!covers.includes("fullInsurance")) return { damage, theft };
  return { damage: Math.min(excess.fullInsurance, damage), theft: Math.min(excess.fullInsurance, theft) };
}

/**
 * Returns the higher of the two excesses, for damage and for theft, under these covers, in TND [PL2]. Null if
 * the agency states no excess [PL3].
 *
 * @example maximumExcess(car.excess, ["collisionDamageWaiver", "theftProtection"])
 */
export function maximumExcess(excess: CarExcess | null, covers: readonly RentalOption[]): number | null {
  if (excess === null) return null;
  const { damage, theft } = excessWithCovers(excess, covers);
  return Math.max(damage, theft);
}
