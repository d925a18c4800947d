import type { CarPricing } from "../pricing/CarPricing.ts";
import type { RentalOption } from "../pricing/RentalOption.ts";

/** The options that insure the car. */
export const covers = [
  "theftProtection",
  "collisionDamageWaiver",
  "fullInsurance",
] as const satisfies readonly RentalOption[];
/** One of {@link covers}. */
export type Cover = (typeof covers)[number];

/** Prices of the covers in TND per day: −1 not offered, 0 included [PR13, PR15]. */
export type CoverPrices = Pick<CarPricing, Cover>;

/**
 * Returns an agency's lowest price for each cover across its cars on offer, in TND per day. 0 if it sells the cover on
 * no car [SE9].
 */
export function lowestCoverPrices(cars: readonly CoverPrices[]): Record<Cover, number> {
  const lowestPrice = (cover: Cover) => {
    const prices = cars.map((car) => car[cover]).filter((price) => price > 0);
    return prices.length === 0 ? 0 : Math.min(...prices);
  };
  return {
    theftProtection: lowestPrice("theftProtection"),
    collisionDamageWaiver: lowestPrice("collisionDamageWaiver"),
    fullInsurance: lowestPrice("fullInsurance"),
  };
}
