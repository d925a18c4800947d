import type { Millimes } from "@sayara/domain/money/millimes";

/**
 * Returns the price of one day in millimes: the base or period price, less the discount, plus the commission. Both
 * percentages are whole numbers of hundredths of a percent.
 *
 * With commission, the exact value is rounded up to a whole dinar [PR10]; without it, half up to 10 millimes [PR11].
 * Nothing is rounded in between [PR8]. Every product is an exact integer: with a price of at most 40,000,000 millimes
 * and a rate of at most 100 %, the largest is 8 × 10¹⁵, below 2⁵³.
 */
export function dayPrice(price: Millimes, discountHundredths: number, rateHundredths: number): Millimes {
  const discountedPrice = price * (10_000 - discountHundredths);
  if (rateHundredths === 0) return Math.floor((discountedPrice + 50_000) / 100_000) * 10;

  const exactPrice = discountedPrice * (10_000 + rateHundredths);
  const dinars = Math.floor(exactPrice / 100_000_000_000);
  // The division may round, so the exact product is compared.
  return (dinars * 100_000_000_000 < exactPrice ? dinars + 1 : dinars) * 1000;
}
