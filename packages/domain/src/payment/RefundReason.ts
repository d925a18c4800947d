import * as v from "valibot";

/**
 * Why money is returned. `late_payment`: it arrived when the booking could no longer take it. `paid_twice`:
 * less was due than was paid.
 */
export const refundReasons = ["late_payment", "paid_twice"] as const;
/** One of {@link refundReasons}. */
export const RefundReason = v.picklist(refundReasons);
export type RefundReason = v.InferOutput<typeof RefundReason>;
