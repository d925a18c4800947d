import type { Millimes } from "@sayara/domain/money/millimes";

/**
 * Returns the marketplace's commission on a rental with a promo code of its agency: reduced in proportion to
 * the price of the days, rounded half up to 10 millimes [PD7].
 *
 * @param commission commission on the price of the days before the code.
 * @param rental price of the days before the code. `reduction` is the code's discount, at most that price.
 */
export function commissionAfterPromo(
  commission: Millimes,
  { rental, reduction }: { rental: Millimes; reduction: Millimes },
): Millimes {
  if (reduction === 0) return commission;
  // `BigInt`, because the product of two sums in millimes can exceed the safe integers.
  const paid = BigInt(commission) * BigInt(rental - reduction);
  const tens = 10n * BigInt(rental);
  return Number((2n * paid + tens) / (2n * tens)) * 10;
}
