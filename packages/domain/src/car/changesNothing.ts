import type { RentalOption } from "../pricing/RentalOption.ts";
import type { Car } from "./Car.ts";

/**
 * Returns whether a cover that the agency sells would change nothing: full insurance is included and replaces it [PL2]. It
 * is not offered then.
 */
export function changesNothing(
  car: Pick<Car, "fullInsurance" | RentalOption>,
  option: RentalOption,
): boolean {
  const isReplaced = option === "theftProtection" || option === "collisionDamageWaiver";
  return isReplaced && car.fullInsurance === 0 && car[option] > 0;
}
