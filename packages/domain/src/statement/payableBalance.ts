import { type Millimes, toMillimes } from "../money/millimes.ts";
import type { PaymentDirection } from "./statementPayment.ts";

/**
 * Returns the amount that an agency may pay online now, in millimes [DB7]: a statement's outstanding amount,
 * or the whole balance. 0 if the agency owes nothing.
 *
 * @param owed.balance the agency's balance in millimes, below 0 if it owes money.
 * @param owed.payment a statement's payment, null if it has none. Absent: the whole balance is paid.
 */
export function payableBalance({
  balance,
  payment,
}: {
  balance: Millimes;
  payment?: { direction: PaymentDirection | "unknown"; outstanding: number } | null;
}): Millimes {
  if (payment === undefined) return Math.max(0, -balance);
  return payment?.direction === "collect" ? toMillimes(payment.outstanding) : 0;
}
