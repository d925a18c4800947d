import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { PaymentStatus } from "@sayara/domain/payment/PaymentStatus";
import { paymentStatusOf } from "@sayara/domain/payment/paymentStatusOf";
import { balanceOf } from "../refund/balanceOf.ts";
import type { Booking } from "../Booking.ts";
import type { BookingStatus } from "../BookingStatus.ts";

type RefundRecord = Pick<Booking["refunds"][number], "amount" | "gateway" | "state" | "reason">;

/** Sums of a move, in TND [MV4]. */
export interface MoveSettlement {
  /** Carried over to the new booking. */
  carried: number;
  /** Sum that the cancelling agency took at its desk and still owes the driver. */
  leftAtDesk: number;
  /** Refunded at once, because the new total is lower. */
  refund: number;
  /** Still to be paid for the new booking. */
  due: number;
  /**
   * Status of the new booking. A payment, or the confirmation of the cancelled booking, confirms it. Without
   * either, it is a request.
   */
  status: Extract<BookingStatus, "pending" | "reserved" | "deposit" | "paid">;
}

/**
 * Returns whether a refund is carried over instead of returned: it results from the cancellation, is not yet returned,
 * and was paid by card, or at the desk of the agency that also owns the new car [MV4].
 */
export function isCarriedOver(
  { gateway, state, reason }: Pick<RefundRecord, "gateway" | "state" | "reason">,
  { isSameAgency }: { isSameAgency: boolean },
): boolean {
  return state === "requested" && reason === "cancelled" && (gateway !== null || isSameAgency);
}

/**
 * Divides the money of a cancelled booking that is moved [MV4]. `refunds` are those of the cancelled booking,
 * `total` is the new one, in TND. `balanceOf` computes the sum due [BK8].
 *
 * @param isConfirmed whether the cancelled booking was confirmed and the new car's agency confirms such moves
 * at once
 */
export function settleMove({
  refunds,
  total,
  isSameAgency,
  isConfirmed,
}: {
  refunds: readonly RefundRecord[];
  total: number;
  isSameAgency: boolean;
  isConfirmed: boolean;
}): MoveSettlement {
  const cancellationRefunds = refunds.filter((refund) => isCarriedOver(refund, { isSameAgency: true }));
  const carriedRefunds = cancellationRefunds.filter((refund) => isCarriedOver(refund, { isSameAgency }));
  const { kept: carried, due } = balanceOf({
    status: "pending",
    total,
    payments: carriedRefunds,
    refunds: [],
  });
  const { paid } = balanceOf({ status: "pending", total, payments: cancellationRefunds, refunds: [] });
  return {
    carried,
    leftAtDesk: toDinars(toMillimes(paid) - toMillimes(carried)),
    refund: toDinars(Math.max(0, toMillimes(carried) - toMillimes(total))),
    due,
    status: statusOf({ carried, total, isConfirmed }),
  };
}

function statusOf({
  carried,
  total,
  isConfirmed,
}: Pick<MoveSettlement, "carried"> & { total: number; isConfirmed: boolean }): MoveSettlement["status"] {
  if (carried > 0) return statuses[paymentStatusOf({ total, paid: carried })];
  return isConfirmed ? "reserved" : "pending";
}

const statuses = { paid: "paid", partial: "deposit", unpaid: "pending" } as const satisfies Record<
  PaymentStatus,
  MoveSettlement["status"]
>;
