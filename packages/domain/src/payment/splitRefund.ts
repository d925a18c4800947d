import { toDinars, toMillimes } from "../money/millimes.ts";

/** A booking's payments and refunds, in TND. */
export interface MoneyMovements {
  payments: readonly { id: string; amount: number }[];
  refunds: readonly { paymentId: string; amount: number }[];
}

/**
 * Splits a refund over the payments, the latest first, because a gateway returns at most the sum of each
 * payment [BK10]. The sum of an earlier refund is never available again, whatever its state, because a failed
 * refund is still owed [BK12].
 *
 * @param payments ordered by time
 * @returns dinars by payment, each above 0
 *
 * @throws RangeError if the refund exceeds the part of the payments that is not refunded yet
 */
export function splitRefund(
  { payments, refunds }: MoneyMovements,
  sum: number,
): { paymentId: string; amount: number }[] {
  let remaining = toMillimes(sum);
  const parts: { paymentId: string; amount: number }[] = [];
  for (const { id, amount } of [...payments].reverse()) {
    const refunded = refunds
      .filter(({ paymentId }) => paymentId === id)
      .reduce((millimes, refund) => millimes + toMillimes(refund.amount), 0);
    const part = Math.min(remaining, toMillimes(amount) - refunded);
    if (part <= 0) continue;
    parts.push({ paymentId: id, amount: toDinars(part) });
    remaining -= part;
  }
  if (remaining > 0) throw new RangeError("More is to be returned than was paid.");
  return parts;
}
