import type { RentalOption } from "../pricing/RentalOption.ts";
import type { CarExcess } from "./CarExcess.ts";

/**
 * Returns the largest sum in dinars that the driver pays for damage or theft under these covers [PL2]. Null:
 * the agency states no excess [PL3].
 *
 * @param covers the options chosen or included, as in a quote's lines.
 * @example largestExcess(car.excess, ["collisionDamageWaiver", "theftProtection"])
 */
export function largestExcess(excess: CarExcess | null, covers: readonly RentalOption[]): number | null {
  if (excess === null) return null;
  const damage = covers.includes("collisionDamageWaiver") ? excess.damageWithWaiver : excess.damage;
  const theft = covers.includes("theftProtection") ? excess.theftWithProtection : excess.theft;
  const largest = Math.max(damage, theft);
  return covers.includes("fullInsurance") ? Math.min(excess.fullInsurance, largest) : largest;
}
