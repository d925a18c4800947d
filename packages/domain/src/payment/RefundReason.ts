import * as v from "valibot";

/**
 * Why money is returned. `late_payment`: it arrived when the booking could no longer take it. `paid_twice`:
 * less was due than was paid. `cancelled`: the booking was cancelled. `cheaper`: it was changed or moved to a lower total.
 * `moved`: it was carried over to another booking [MV4].
 */
export const refundReasons = ["late_payment", "paid_twice", "cancelled", "cheaper", "moved"] as const;
/** One of {@link refundReasons}. */
export const RefundReason = v.picklist(refundReasons);
export type RefundReason = v.InferOutput<typeof RefundReason>;
