import * as v from "valibot";

/** How much of a booking is paid (product.md, section 3). */
export const paymentStatuses = ["paid", "partial", "unpaid"] as const;
/** One of {@link paymentStatuses}. */
export const PaymentStatus = v.picklist(paymentStatuses);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;
