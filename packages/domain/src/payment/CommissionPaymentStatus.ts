import * as v from "valibot";

/** Payment statuses of a month's commission (product.md, section 3). */
export const commissionPaymentStatuses = ["pending", "paid"] as const;
/** One of {@link commissionPaymentStatuses}. */
export const CommissionPaymentStatus = v.picklist(commissionPaymentStatuses);
export type CommissionPaymentStatus = v.InferOutput<typeof CommissionPaymentStatus>;
