import { CANCEL_SILENCE_HOURS, FULL_REFUND_HOURS_BEFORE_PICKUP } from "../config/businessDefaults.ts";
import { toDinars, toMillimes } from "../money/millimes.ts";
import type { OptionLine, Quote } from "../pricing/Quote.ts";

const HOUR = 3_600_000;

/** What a refund depends on. */
export interface Cancellation {
  /** The quote as sold. */
  quote: Pick<Quote, "rental" | "optionLines">;
  /** What was paid and not given back yet, in dinars. */
  paid: number;
  pickup: Date;
  /** When the driver asked; for everybody else, when it is cancelled. */
  at: Date;
  /** `driver`: a cancel request that staff or silence accepts. Otherwise it is nobody's wish but the agency's. */
  by: "driver" | "agency";
}

/** What comes back, in dinars. `guaranteed` is owed; staff may grant more, up to `paid`. `fee` is kept of it. */
export interface Refund {
  paid: number;
  guaranteed: number;
  fee: number;
}

/**
 * The refund of a cancelled booking [CN1–CN5]. Of a partial payment no more comes back late than would have come
 * back early.
 */
export function refundFor({ quote, paid, pickup, at, by }: Cancellation): Refund {
  if (by === "agency") return { paid, guaranteed: paid, fee: 0 };
  const bought = cancellationLine(quote);
  if (bought === undefined || at >= pickup) return { paid, guaranteed: 0, fee: 0 };

  const withoutFee = Math.max(0, toMillimes(paid) - toMillimes(bought.price));
  const isEarly = at.getTime() <= pickup.getTime() - FULL_REFUND_HOURS_BEFORE_PICKUP * HOUR;
  // Half up to 10 millimes, as prices without commission.
  const half = Math.floor((toMillimes(quote.rental) / 10 + 1) / 2) * 10;
  return {
    paid,
    guaranteed: toDinars(isEarly ? withoutFee : Math.min(half, withoutFee)),
    fee: bought.price,
  };
}

/** When silence accepts a request to cancel: 24 hours on, if nothing was paid; never otherwise [CN6]. */
export function silenceAcceptsAt({ requestedAt, paid }: { requestedAt: Date; paid: number }): Date | null {
  return paid > 0 ? null : new Date(requestedAt.getTime() + CANCEL_SILENCE_HOURS * HOUR);
}

/** What an edit settles at once, in dinars [CN7, CN8]. */
export interface EditSettlement {
  /** To be paid before the edit takes effect. */
  dueNow: number;
  refund: number;
}

/**
 * What a changed total means for money: a higher one is paid first, a lower one given back only if cancellation was
 * included or bought, and then only what was paid above it [CN7, CN8]. A booking on which nothing was paid yet, to be
 * settled at the agency, has nothing due now.
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
  if (difference > 0) return { dueNow: paid > 0 ? toDinars(difference) : 0, refund: 0 };
  const overpaid = Math.max(0, toMillimes(paid) - toMillimes(newTotal));
  return { dueNow: 0, refund: cancellationLine(quote) === undefined ? 0 : toDinars(overpaid) };
}

function cancellationLine({ optionLines }: Pick<Quote, "optionLines">): OptionLine | undefined {
  return optionLines.find((line) => line.option === "cancellation");
}
