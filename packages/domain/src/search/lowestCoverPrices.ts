import type { Cover, CoverPrices } from "../pricing/covers/Cover.ts";

/**
 * Returns an agency's lowest price for each cover across its cars on offer, in TND per day. 0 if the agency
 * sells the cover for none of them [SE9].
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
