import * as v from "valibot";
import { COMMISSION_MONTHLY_THRESHOLD } from "../config/businessDefaults.ts";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { CommissionPaymentStatus } from "./CommissionPaymentStatus.ts";

/** Commission on an agency's bookings in one month, in TND. */
export const MonthlyCommission = v.object({
  supplierId: EntityId,
  /** Month as `YYYY-MM`, of the years 2000 to 2999: the one after it has four digits too. */
  month: v.pipe(v.string(), v.regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)),
  amount: Dinars,
  status: CommissionPaymentStatus,
});
export type MonthlyCommission = v.InferOutput<typeof MonthlyCommission>;

/** Whether an agency's debt at a month's end, in TND, is collected: from the threshold of 50 on [PR20]. */
export function isCommissionCollected(
  amount: number,
  threshold: number = COMMISSION_MONTHLY_THRESHOLD,
): boolean {
  return amount >= threshold;
}
