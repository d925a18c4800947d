import type { Discount } from "./CarPricing.ts";

/**
 * Returns the discount, in percent, that applies to every day of a rental of `days` days: that of the highest threshold
 * reached, or 0 if none is reached [PR6, PR7]. Of equal thresholds, the first in the list applies.
 */
export function discountFor(discounts: readonly Readonly<Discount>[], days: number): number {
  let best: Readonly<Discount> | undefined;
  for (const discount of discounts) {
    if (days >= discount.threshold && (best === undefined || discount.threshold > best.threshold)) {
      best = discount;
    }
  }
  return best === undefined ? 0 : best.percentage;
}
