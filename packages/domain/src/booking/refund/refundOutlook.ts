import { type Cancellation, nextRefundDrop, type Refund, type RefundDrop, refundFor } from "./refundFor.ts";

/** What a driver's cancellation returns, and from when it returns less; in dinars. */
export interface RefundOutlook extends Refund {
  /** Null where nothing is guaranteed. */
  drop: RefundDrop | null;
}

/**
 * Returns what a driver's cancellation at `at` would return of `paid`, and until when [CN2–CN5]. With the sum of a payment
 * that is about to be made, it is what the payment changes [CN13].
 */
export function refundOutlook(cancellation: Omit<Cancellation, "by">): RefundOutlook {
  return { ...refundFor({ ...cancellation, by: "driver" }), drop: nextRefundDrop(cancellation) };
}
