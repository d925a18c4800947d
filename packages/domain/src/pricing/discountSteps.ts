import type { Discount } from "./CarPricing.ts";

/** A discount by length, as shown to drivers. */
export interface DiscountStep extends Discount {
  /** Whether it applies to the rental. */
  isReached: boolean;
}

/**
 * Returns a car's discounts by length that lower the price, in the order of their thresholds. Of equal
 * thresholds, the first in the list counts [PR6, PR7].
 *
 * @param days rental days of the search; 0 without dates.
 * @example discountSteps([{ threshold: 7, percentage: 10 }], 8) // [{ threshold: 7, percentage: 10, isReached: true }]
 */
export function discountSteps(discounts: readonly Readonly<Discount>[], days: number): DiscountStep[] {
  const steps = new Map<number, Readonly<Discount>>();
  for (const discount of discounts)
    if (!steps.has(discount.threshold)) steps.set(discount.threshold, discount);
  const ordered = [...steps.values()].toSorted((one, other) => one.threshold - other.threshold);
  const reached = ordered.findLast(({ threshold }) => threshold <= days);
  return ordered
    .filter(({ percentage }) => percentage > 0)
    .map((discount) => ({ ...discount, isReached: discount === reached }));
}
