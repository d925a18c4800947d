import type { Booking } from "@sayara/domain/booking/Booking";
import { isCarriedOver } from "@sayara/domain/booking/move/moveMoney";
import { moneyWaitsUntil } from "@sayara/domain/booking/refund/waitingMoney";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";

/** Dinars of a cancelled booking by what becomes of them. */
export interface RefundsOfCancelled {
  /** Until the driver chooses another car or the money [MV2]. */
  waiting: number;
  /** On the way to the card. */
  underWay: number;
  /** The card's refund failed: staff returns it. */
  owed: number;
  /** To be returned at the agency's desk. */
  atDesk: number;
  returned: number;
  /** To a new booking [MV4]. */
  carried: number;
}

/** Returns what becomes of the money of a cancelled booking. */
export function refundsOfCancelled(
  booking: Pick<Booking, "move" | "refunds">,
  now: Date,
): RefundsOfCancelled {
  const isWaiting = moneyWaitsUntil(booking, now) !== null;
  const millimes: RefundsOfCancelled = {
    waiting: 0,
    underWay: 0,
    owed: 0,
    atDesk: 0,
    returned: 0,
    carried: 0,
  };
  for (const refund of booking.refunds) millimes[wayOf(refund, isWaiting)] += toMillimes(refund.amount);
  const dinars = Object.entries(millimes).map(([way, sum]) => [way, toDinars(sum)]);
  return Object.fromEntries(dinars) as RefundsOfCancelled;
}

function wayOf(refund: Booking["refunds"][number], isWaiting: boolean): keyof RefundsOfCancelled {
  const { gateway, reason, state } = refund;
  if (reason === "moved") return "carried";
  if (isWaiting && isCarriedOver(refund, { isSameAgency: false })) return "waiting";
  if (state === "succeeded") return "returned";
  if (gateway === null) return "atDesk";
  return state === "failed" ? "owed" : "underWay";
}
