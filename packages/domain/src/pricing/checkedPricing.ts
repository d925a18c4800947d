import { MAX_PRICE } from "../config/businessDefaults.ts";
import { type Millimes, toMillimes } from "../money/millimes.ts";

/**
 * Converts a catalogue price (TND) to millimes. Throws for a price that cannot be computed exactly [PR19].
 *
 * @throws RangeError for a negative price, a price above `MAX_PRICE`, or a price with more than 2 decimals.
 */
export function priceInMillimes(dinars: number): Millimes {
  const millimes = toMillimes(dinars);
  if (millimes < 0 || millimes > toMillimes(MAX_PRICE))
    throw new RangeError(`${dinars} is not a catalogue price`);
  return millimes;
}

/**
 * Converts a percentage to a whole number of hundredths of a percent [PR19].
 *
 * @throws RangeError outside 0 to 100 or with more than 2 decimals.
 */
export function percentageInHundredths(percentage: number): number {
  const hundredths = Math.round(percentage * 100);
  if (hundredths / 100 !== percentage || hundredths < 0 || hundredths > 10_000) {
    throw new RangeError(`${percentage} is not a percentage with at most 2 decimals`);
  }
  return hundredths;
}
