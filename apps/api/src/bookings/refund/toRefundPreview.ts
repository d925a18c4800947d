import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { RefundOutlook } from "@sayara/domain/booking/refund/refundOutlook";

/** Converts the refund of a cancellation to its response. */
export function toRefundPreview({ drop, ...refund }: RefundOutlook): RefundPreview {
  return { ...refund, drop: drop && { ...drop, at: drop.at.toISOString() } };
}
