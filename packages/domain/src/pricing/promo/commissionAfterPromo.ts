import { inProportion } from "@sayara/domain/money/inProportion";
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
  return reduction === 0 ? commission : inProportion(commission, rental - reduction, rental);
}
