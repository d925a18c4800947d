import * as v from "valibot";

/** Whether a month's commission was collected (product.md, section 3). */
export const commissionPaymentStatuses = ["pending", "paid"] as const;
/** One of {@link commissionPaymentStatuses}. */
export const CommissionPaymentStatus = v.picklist(commissionPaymentStatuses);
export type CommissionPaymentStatus = v.InferOutput<typeof CommissionPaymentStatus>;
