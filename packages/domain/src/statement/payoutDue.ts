import type { Millimes } from "../money/millimes.ts";
import type { PayoutObstacle } from "./Payout.ts";

/** The amounts that determine an agency's payout, in millimes. */
export interface PayoutBasis {
  /** Amount that the agency's last statement pays out [ST5]. */
  asked: Millimes;
  /** Amount paid out since the end of the statement's month, less returned payouts. */
  paidOut: Millimes;
  /** The agency's current balance, above 0 if the marketplace owes the agency [LG7]. */
  balance: Millimes;
  /** Refunds of online payments still owed to the agency's drivers. */
  owedToDrivers: Millimes;
  /** Amount in a file for the bank, not yet paid. */
  prepared: Millimes;
}

/**
 * Returns the payout due to an agency: the unpaid rest of its last statement's payout, at most its balance
 * less refunds still owed [PO3]. A payout returned by the bank is due again.
 */
export function payoutDue({ asked, paidOut, balance, owedToDrivers, prepared }: PayoutBasis): Millimes {
  return Math.max(0, Math.min(asked - paidOut, balance - owedToDrivers) - prepared);
}

/**
 * Returns from when a changed bank account may be paid to. The owners have `holdHours` to notice the change
 * [PO3].
 */
export function accountHeldUntil(changedAt: Date, holdHours: number): Date {
  return new Date(changedAt.getTime() + holdHours * 3_600_000);
}

/**
 * Returns why an agency cannot be paid out now; null if it can [PO3].
 *
 * @param heldUntil from when the bank account may be paid to; null without an account
 */
export function payoutObstacle(
  { heldUntil, isPrepared }: { heldUntil: Date | null; isPrepared: boolean },
  now: Date,
): PayoutObstacle | null {
  if (isPrepared) return "prepared";
  if (heldUntil === null) return "no_account";
  return now < heldUntil ? "account_changed" : null;
}
