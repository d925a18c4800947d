import { toDinars, toMillimes } from "../money/millimes.ts";
import type { CommissionPaymentStatus } from "../payment/CommissionPaymentStatus.ts";
import type { StatementTotals } from "./Statement.ts";

/** The direction of a statement's payment: the agency pays (`collect`) or is paid (`payOut`). */
export type PaymentDirection = "collect" | "payOut";

/** The payment due for a statement. Amounts in TND. */
export interface StatementPayment {
  direction: PaymentDirection;
  amount: number;
  outstanding: number;
  status: CommissionPaymentStatus;
}

/**
 * Returns the payment of a statement, which follows from the ledger [ST7]; null if the statement has none. An
 * amount that the balance no longer owes is not outstanding: later online payments may have covered it, and a
 * later statement includes it.
 *
 * @param ledger.settled amount paid since the end of the month, in the direction of the statement
 * @param ledger.balance the agency's current balance, below 0 if it owes money
 */
export function statementPayment(
  { toCollect, toPayOut }: Pick<StatementTotals, "toCollect" | "toPayOut">,
  { settled, balance }: { settled: number; balance: number },
): StatementPayment | null {
  const direction = toCollect > 0 ? "collect" : "payOut";
  const amount = direction === "collect" ? toCollect : toPayOut;
  if (amount === 0) return null;
  const owed = direction === "collect" ? -balance : balance;
  const left = Math.min(toMillimes(amount) - toMillimes(settled), toMillimes(owed));
  const outstanding = toDinars(Math.max(0, left));
  return { direction, amount, outstanding, status: outstanding === 0 ? "paid" : "pending" };
}
