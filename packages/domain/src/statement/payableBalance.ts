import { type Millimes, toMillimes } from "../money/millimes.ts";
import type { PaymentDirection } from "./statementPayment.ts";

/**
 * Returns what an agency may pay online now, in millimes [DB7]: what is outstanding of a statement, or its whole balance.
 * 0 if it owes nothing of it.
 *
 * @param owed.balance of the agency in millimes, below 0 if it owes money.
 * @param owed.payment of a statement. Null if that asks for none; absent for the whole balance.
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
