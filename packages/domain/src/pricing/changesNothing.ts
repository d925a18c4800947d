import type { CarPricing } from "./CarPricing.ts";
import type { RentalOption } from "./RentalOption.ts";

/**
 * Returns whether a cover that the agency sells would change nothing: full insurance is included and replaces it [PL2]. It
 * is neither offered nor sold then [PR13].
 */
export function changesNothing(car: Pick<CarPricing, RentalOption>, option: RentalOption): boolean {
  const isReplaced = option === "theftProtection" || option === "collisionDamageWaiver";
  return isReplaced && car.fullInsurance === 0 && car[option] > 0;
}
