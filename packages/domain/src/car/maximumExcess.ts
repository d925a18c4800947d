import type { RentalOption } from "../pricing/RentalOption.ts";
import type { CarExcess } from "./CarExcess.ts";

/**
 * Returns the maximum sums in TND that the driver pays for damage and for theft under these covers. Each sum is lowered
 * by its cover; full insurance replaces both covers [PL2].
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
 * Returns the maximum sum in TND that the driver pays for damage or theft under these covers [PL2]. Null if the agency
 * states no excess [PL3].
 *
 * @example maximumExcess(car.excess, ["collisionDamageWaiver", "theftProtection"])
 */
export function maximumExcess(excess: CarExcess | null, covers: readonly RentalOption[]): number | null {
  if (excess === null) return null;
  const { damage, theft } = excessWithCovers(excess, covers);
  return Math.max(damage, theft);
}
