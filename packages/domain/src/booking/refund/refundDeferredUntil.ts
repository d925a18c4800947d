import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Booking } from "../Booking.ts";
import { isCarriedOver } from "../move/settleMove.ts";

/**
 * Returns until when the card refund of a booking cancelled by its agency is deferred: the end of the offer
 * of other cars, as an ISO 8601 instant. Null if there is nothing to refund or the offer has ended [MV2].
 */
export function refundDeferredUntil(
  { move: { offeredUntil }, refunds }: Pick<Booking, "move" | "refunds">,
  now: Date,
): string | null {
  if (offeredUntil === null || Date.parse(offeredUntil) <= now.getTime()) return null;
  return deferredRefundAmount({ refunds }) > 0 ? offeredUntil : null;
}

/**
 * Returns the sum in TND paid by card for a cancelled booking that can still be carried over to another car or refunded
 * [MV2, MV4].
 */
export function deferredRefundAmount({ refunds }: Pick<Booking, "refunds">): number {
  const millimes = refunds
    .filter((refund) => isCarriedOver(refund, { isSameAgency: false }))
    .reduce((sum, { amount }) => sum + toMillimes(amount), 0);
  return toDinars(millimes);
}
