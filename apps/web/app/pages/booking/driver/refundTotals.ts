import type { Booking } from "@sayara/domain/booking/Booking";
import { isCarriedOver } from "@sayara/domain/booking/move/settleMove";
import { refundDeferredUntil } from "@sayara/domain/booking/refund/refundDeferredUntil";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";

/** Refund totals of a cancelled booking by state, in dinars. */
export interface RefundTotals {
  /** Waiting until the driver chooses another car or a refund [MV2]. */
  waiting: number;
  /** Being refunded to the card. */
  underWay: number;
  /** Owed because the refund to the card failed. Staff must refund it another way. */
  owed: number;
  /**
   * To be refunded at the agency's desk, and not paid out yet. A refund already paid out counts as
   * `returned`.
   */
  atDesk: number;
  returned: number;
  /** Carried over to a new booking [MV4]. */
  carried: number;
}

/** Sums the refunds of a cancelled booking by their state. */
export function refundTotals(booking: Pick<Booking, "move" | "refunds">, now: Date): RefundTotals {
  const isWaiting = refundDeferredUntil(booking, now) !== null;
  const millimes: RefundTotals = {
    waiting: 0,
    underWay: 0,
    owed: 0,
    atDesk: 0,
    returned: 0,
    carried: 0,
  };
  for (const refund of booking.refunds) millimes[categoryOf(refund, isWaiting)] += toMillimes(refund.amount);
  const dinars = Object.entries(millimes).map(([category, sum]) => [category, toDinars(sum)]);
  return Object.fromEntries(dinars) as RefundTotals;
}

function categoryOf(refund: Booking["refunds"][number], isWaiting: boolean): keyof RefundTotals {
  const { gateway, reason, state } = refund;
  if (reason === "moved") return "carried";
  if (isWaiting && isCarriedOver(refund, { isSameAgency: false })) return "waiting";
  if (state === "succeeded") return "returned";
  if (gateway === null) return "atDesk";
  return state === "failed" ? "owed" : "underWay";
}
