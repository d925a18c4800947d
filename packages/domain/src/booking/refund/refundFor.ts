import { CANCEL_AUTO_ACCEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { fullRefundUntil } from "../fullRefundUntil.ts";
import type { OptionLine, Quote } from "@sayara/domain/pricing/Quote";

const HOUR = 3_600_000;

/** A cancellation: the input of `refundFor`. */
export interface Cancellation {
  /** The quote as sold. */
  quote: Pick<Quote, "rental" | "optionLines" | "promoLine">;
  /** Payments minus refunds, in TND. */
  paid: number;
  pickup: Date;
  /** Time of the driver's request; without a request, time of the cancellation. */
  at: Date;
  /** `driver`: staff accepted the driver's request. `agency`: staff cancelled without a request. */
  by: "driver" | "agency";
}

/**
 * A refund, in TND. `guaranteed` is owed to the driver; staff may grant more, up to `paid`. `fee` is
 * withheld.
 */
export interface Refund {
  paid: number;
  guaranteed: number;
  fee: number;
}

/**
 * Returns the refund of a cancelled booking [CN1–CN5]. A late refund of a partial payment is never higher than an early
 * one.
 */
export function refundFor({ quote, paid, pickup, at, by }: Cancellation): Refund {
  if (by === "agency") return { paid, guaranteed: paid, fee: 0 };
  const cancellationOption = cancellationLine(quote);
  if (cancellationOption === undefined || at >= pickup) return { paid, guaranteed: 0, fee: 0 };

  const withoutFee = Math.max(0, toMillimes(paid) - toMillimes(cancellationOption.price));
  const isBeforeDeadline = at <= fullRefundUntil(pickup);
  // Rounded half up to 10 millimes, like a price without commission.
  const paidRental = toMillimes(quote.rental) - toMillimes(quote.promoLine?.reduction ?? 0);
  const halfRental = Math.floor((paidRental / 10 + 1) / 2) * 10;
  return {
    paid,
    guaranteed: toDinars(isBeforeDeadline ? withoutFee : Math.min(halfRental, withoutFee)),
    fee: cancellationOption.price,
  };
}

/** The next decrease of a guaranteed refund. */
export interface RefundDrop {
  /** The lower refund applies from this instant; for a drop before pick-up, right after it. */
  at: Date;
  guaranteed: number;
}

/**
 * Returns when the guaranteed refund of a driver's cancellation next decreases, and its amount from then on [CN2–CN4].
 * Null if nothing is guaranteed now.
 */
export function nextRefundDrop(cancellation: Omit<Cancellation, "by">): RefundDrop | null {
  const { pickup } = cancellation;
  const { guaranteed: currentAmount } = refundFor({ ...cancellation, by: "driver" });
  if (currentAmount === 0) return null;
  const fullRefundEnd = fullRefundUntil(pickup);
  const afterFullRefund = new Date(fullRefundEnd.getTime() + 1);
  const { guaranteed } = refundFor({ ...cancellation, at: afterFullRefund, by: "driver" });
  return cancellation.at <= fullRefundEnd && guaranteed < currentAmount
    ? { at: fullRefundEnd, guaranteed }
    : { at: pickup, guaranteed: 0 };
}

/**
 * Returns when a cancellation request is accepted without a decision: after 24 hours if nothing was paid, otherwise
 * null [CN6].
 */
export function autoAcceptsAt({ requestedAt, paid }: { requestedAt: Date; paid: number }): Date | null {
  return paid > 0 ? null : new Date(requestedAt.getTime() + CANCEL_AUTO_ACCEPT_HOURS * HOUR);
}

/** Sums due or refunded by an edit, in TND [CN7, CN8]. */
export interface EditSettlement {
  /** Sum to be paid before the edit takes effect. */
  dueNow: number;
  refund: number;
}

/**
 * Returns the sums that result from a changed total [CN7, CN8]. A higher total must be paid first, unless an earlier
 * payment covers it. A lower total is refunded only with the cancellation option, and only the sum paid above it.
 * Without payments, nothing is due now, because the agency collects the total. `paid` is payments minus refunds.
 */
export function settleEdit({
  quote,
  total,
  newTotal,
  paid,
}: {
  quote: Pick<Quote, "optionLines">;
  total: number;
  newTotal: number;
  paid: number;
}): EditSettlement {
  const difference = toMillimes(newTotal) - toMillimes(total);
  const unpaid = toMillimes(newTotal) - toMillimes(paid);
  if (difference > 0) {
    // An earlier, cheaper edit without the cancellation option may have left more paid than the total.
    return { dueNow: paid > 0 ? toDinars(Math.max(0, Math.min(difference, unpaid))) : 0, refund: 0 };
  }
  const overpayment = Math.max(0, -unpaid);
  return { dueNow: 0, refund: cancellationLine(quote) === undefined ? 0 : toDinars(overpayment) };
}

function cancellationLine({ optionLines }: Pick<Quote, "optionLines">): OptionLine | undefined {
  return optionLines.find((line) => line.option === "cancellation");
}
