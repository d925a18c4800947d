import * as v from "valibot";

/** Payment statuses of a booking (product.md, section 3). */
export const paymentStatuses = ["paid", "partial", "unpaid"] as const;
/** One of {@link paymentStatuses}. */
export const PaymentStatus = v.picklist(paymentStatuses);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;
