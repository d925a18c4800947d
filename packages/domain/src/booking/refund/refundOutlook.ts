import { type Cancellation, nextRefundDrop, type Refund, type RefundDrop, refundFor } from "./refundFor.ts";

/** Refund of a driver's cancellation, and when it next decreases; in TND. */
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
