import { type Cancellation, nextRefundDrop, type Refund, type RefundDrop, refundFor } from "./refundFor.ts";

/** The refund of a driver's cancellation, in TND, and when it next decreases. */
export interface RefundOutlook extends Refund {
  /** Null if nothing is guaranteed. */
  drop: RefundDrop | null;
}

/**
 * Returns how much of `paid` a driver's cancellation at `at` would refund, and until when [CN2–CN5]. With the sum of a
 * payment that is about to be made, it returns the effect of that payment [CN13].
 */
export function refundOutlook(cancellation: Omit<Cancellation, "by">): RefundOutlook {
  return { ...refundFor({ ...cancellation, by: "driver" }), drop: nextRefundDrop(cancellation) };
}
