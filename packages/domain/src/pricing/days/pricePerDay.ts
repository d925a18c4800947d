import type { Millimes } from "@sayara/domain/money/millimes";

/**
 * Returns an amount without flat fees divided by the days, rounded half up to 10 millimes [PR21].
 *
 * @param days rental days, at least 1.
 * @example pricePerDay(100_000, 3) // 33330
 */
export function pricePerDay(amount: Millimes, days: number): Millimes {
  return Math.floor((amount / 5 + days) / (2 * days)) * 10;
}
