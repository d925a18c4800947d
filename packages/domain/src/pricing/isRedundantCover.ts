import type { CarPricing } from "./CarPricing.ts";
import type { RentalOption } from "./RentalOption.ts";

/**
 * Returns whether a cover sold by the agency would have no effect, because full insurance is included and replaces it
 * [PL2]. Such a cover is neither offered nor sold [PR13].
 */
export function isRedundantCover(car: Pick<CarPricing, RentalOption>, option: RentalOption): boolean {
  const isReplaced = option === "theftProtection" || option === "collisionDamageWaiver";
  return isReplaced && car.fullInsurance === 0 && car[option] > 0;
}
