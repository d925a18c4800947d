import { inProportion } from "@sayara/domain/money/inProportion";
import type { Millimes } from "@sayara/domain/money/millimes";

/**
 * Returns the marketplace's commission on a rental from whose price a code of its agency takes something off: the part
 * of it that the driver still pays, rounded half up to 10 millimes [PD7].
 *
 * @param commission on the whole price of the days.
 * @param rental the price of the days before the code; `reduction` what the code takes off, at most that.
 */
export function commissionAfterPromo(
  commission: Millimes,
  { rental, reduction }: { rental: Millimes; reduction: Millimes },
): Millimes {
  return reduction === 0 ? commission : inProportion(commission, rental - reduction, rental);
}
