import * as v from "valibot";
import { COMMISSION_MONTHLY_THRESHOLD } from "../config/businessDefaults.ts";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { CommissionPaymentStatus } from "./CommissionPaymentStatus.ts";

/** Commission on an agency's bookings in one month, in TND. */
export const MonthlyCommission = v.object({
  supplierId: EntityId,
  /**
   * Month as `YYYY-MM`, in the years 2000 to 2999, so that the year of the following month has four digits
   * too.
   */
  month: v.pipe(v.string(), v.regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)),
  amount: Dinars,
  status: CommissionPaymentStatus,
});
export type MonthlyCommission = v.InferOutput<typeof MonthlyCommission>;

/**
 * Returns whether an agency's debt at the end of a month, in TND, reaches the threshold of 50 and is
 * collected [PR20].
 */
export function isCommissionCollected(
  amount: number,
  threshold: number = COMMISSION_MONTHLY_THRESHOLD,
): boolean {
  return amount >= threshold;
}
