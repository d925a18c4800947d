import type { Discount } from "./CarPricing.ts";

/**
 * Returns the discount percentage for every day of a rental of `days` days: only that of the highest threshold reached.
 * Of equal thresholds, the first in the list applies; 0 if none is reached [PR6, PR7].
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
