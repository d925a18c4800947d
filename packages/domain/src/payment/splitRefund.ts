import { toDinars, toMillimes } from "../money/millimes.ts";

/** A booking's payments and refunds, in dinars. */
export interface Movements {
  payments: readonly { id: string; amount: number }[];
  refunds: readonly { paymentId: string; amount: number }[];
}

/**
 * Splits a sum to return over the payments, the latest first, because a gateway returns no more than a payment was
 * [BK10]. What an earlier refund takes is taken for good, whatever its state: a failed one is owed [BK12]. The sum is at
 * most what is left of all payments.
 *
 * @param payments in the order of their times
 * @returns dinars by payment, each above 0
 *
 * @throws RangeError when the sum is more than is left
 */
export function splitRefund(
  { payments, refunds }: Movements,
  sum: number,
): { paymentId: string; amount: number }[] {
  let open = toMillimes(sum);
  const parts: { paymentId: string; amount: number }[] = [];
  for (const { id, amount } of [...payments].reverse()) {
    const taken = refunds
      .filter(({ paymentId }) => paymentId === id)
      .reduce((millimes, refund) => millimes + toMillimes(refund.amount), 0);
    const part = Math.min(open, toMillimes(amount) - taken);
    if (part <= 0) continue;
    parts.push({ paymentId: id, amount: toDinars(part) });
    open -= part;
  }
  if (open > 0) throw new RangeError("More is to be returned than was paid.");
  return parts;
}
