import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { RefundOutlook } from "@sayara/domain/booking/refund/refundOutlook";

/** Converts a cancellation's refund to the API's response format. */
export function toRefundPreview({ drop: nextDecrease, ...refund }: RefundOutlook): RefundPreview {
  return { ...refund, drop: nextDecrease && { ...nextDecrease, at: nextDecrease.at.toISOString() } };
}
