import * as v from "valibot";

/**
 * Reasons for a refund. `late_payment`: the payment arrived when the booking could no longer accept it.
 * `paid_twice`: less was due than was paid. `cancelled`: the booking was cancelled. `cheaper`: the booking
 * was changed or moved to a lower total. `moved`: the money was carried over to another booking [MV4].
 */
export const refundReasons = ["late_payment", "paid_twice", "cancelled", "cheaper", "moved"] as const;
/** One of {@link refundReasons}. */
export const RefundReason = v.picklist(refundReasons);
export type RefundReason = v.InferOutput<typeof RefundReason>;
