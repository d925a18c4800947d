import type { Discount } from "./CarPricing.ts";

/**
 * Returns the percentage taken off every day of a rental of `days` days: that of the highest threshold
 * reached, alone. Of equal thresholds the first in the list; 0 when none is reached [PR6, PR7].
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
