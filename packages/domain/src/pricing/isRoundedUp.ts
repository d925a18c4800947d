import { toMillimes } from "../money/millimes.ts";
import { percentageInHundredths } from "./checkedPricing.ts";
import type { QuoteLine } from "./Quote.ts";

/**
 * Returns whether a day with commission was rounded up to a whole dinar: its exact price is below the line's
 * price [PR10].
 */
export function isRoundedUp(line: QuoteLine): boolean {
  if (line.commissionRate === null) return false;
  const exactPrice =
    toMillimes(line.periodPrice ?? line.basePrice) *
    (10_000 - percentageInHundredths(line.discountPercentage ?? 0)) *
    (10_000 + percentageInHundredths(line.commissionRate));
  return exactPrice < toMillimes(line.price) * 100_000_000;
}
