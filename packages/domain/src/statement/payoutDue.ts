import type { Millimes } from "../money/millimes.ts";
import type { PayoutObstacle } from "./Payout.ts";

/** Inputs of a payout to an agency, in millimes. */
export interface PayoutBasis {
  /** Payout of the agency's last statement [ST5]. */
  asked: Millimes;
  /** Paid out since the end of its month, less returned payouts. */
  paidOut: Millimes;
  /** Of the agency now, above 0 if the marketplace owes it [LG7]. */
  balance: Millimes;
  /** Refunds of online payments that are still owed to its drivers. */
  owedToDrivers: Millimes;
  /** In a file for the bank, not yet paid. */
  prepared: Millimes;
}

/**
 * Returns what is due to an agency: what its last statement pays out and has not been paid, at most what the balance
 * holds beside refunds that are owed [PO3]. A payout that came back is due again.
 */
export function payoutDue({ asked, paidOut, balance, owedToDrivers, prepared }: PayoutBasis): Millimes {
  return Math.max(0, Math.min(asked - paidOut, balance - owedToDrivers) - prepared);
}

/** Returns when a bank account may be paid to: after a change its owners have these hours to notice it [PO3]. */
export function accountHeldUntil(changedAt: Date, holdHours: number): Date {
  return new Date(changedAt.getTime() + holdHours * 3_600_000);
}

/**
 * Returns why an agency cannot be paid out now; null if it can [PO3].
 *
 * @param heldUntil of its bank account; null without an account
 */
export function payoutObstacle(
  { heldUntil, isPrepared }: { heldUntil: Date | null; isPrepared: boolean },
  now: Date,
): PayoutObstacle | null {
  if (isPrepared) return "prepared";
  if (heldUntil === null) return "no_account";
  return now < heldUntil ? "account_changed" : null;
}
