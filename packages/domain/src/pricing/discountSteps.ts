import type { Discount } from "./CarPricing.ts";

/** A discount by length, as drivers see it. */
export interface DiscountStep extends Discount {
  /** Whether the rental has it. */
  isReached: boolean;
}

/**
 * Returns the discounts by length of a car that lower a price, by their thresholds. Of equal thresholds the first counts
 * [PR6, PR7].
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
