import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Booking } from "../Booking.ts";
import { isCarriedOver } from "../move/moveMoney.ts";

/** Returns the dinars paid by card for a cancelled booking that another car or a refund still may take [MV2, MV4]. */
export function waitingAmount({ refunds }: Pick<Booking, "refunds">): number {
  const millimes = refunds
    .filter((refund) => isCarriedOver(refund, { isSameAgency: false }))
    .reduce((sum, { amount }) => sum + toMillimes(amount), 0);
  return toDinars(millimes);
}

/**
 * Returns until when the money of a booking that its agency cancelled waits for the driver's choice, an ISO 8601
 * instant. Null: no money waits, or the offer of other cars is over [MV2].
 */
export function moneyWaitsUntil(
  { move: { offeredUntil }, refunds }: Pick<Booking, "move" | "refunds">,
  now: Date,
): string | null {
  if (offeredUntil === null || Date.parse(offeredUntil) <= now.getTime()) return null;
  return waitingAmount({ refunds }) > 0 ? offeredUntil : null;
}
