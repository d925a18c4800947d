/**
 * Thousandths of a dinar, the minor unit of TND. Sums are computed in integer millimes (product.md, section
 * 11).
 */
export type Millimes = number;

/**
 * Converts dinars to millimes without rounding.
 *
 * @throws RangeError if the amount has more than 2 decimals, is not finite, or is too large to be exact.
 * @example toMillimes(85.5) // 85500
 */
export function toMillimes(dinars: number): Millimes {
  const hundredths = Math.round(dinars * 100);
  if (hundredths / 100 !== dinars || hundredths > 1e14 || hundredths < -1e14) {
    throw new RangeError(`${dinars} is not an amount with at most 2 decimals`);
  }
  return hundredths * 10;
}

/** Converts millimes to dinars: the number nearest to the exact decimal, which prints as that decimal. */
export function toDinars(millimes: Millimes): number {
  return millimes / 1000;
}
