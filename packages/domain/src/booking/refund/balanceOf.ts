import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Booking } from "../Booking.ts";

/** Sums of a booking in dinars. */
export interface Balance {
  /** All payments. */
  paid: number;
  /** Refunds that were returned, by a gateway or by staff. */
  returned: number;
  /** Refunds that are not returned yet, those that a gateway refused among them [BK12]. */
  owed: number;
  /** Payments minus what was returned or is owed, at least 0: what the marketplace and the agency keep. */
  kept: number;
  /** What is still to be paid. */
  due: number;
}

/** Records of a booking that decide its balance. */
export type BalanceRecords = Pick<Booking, "status" | "total"> & {
  payments: readonly Pick<Booking["payments"][number], "amount">[];
  refunds: readonly Pick<Booking["refunds"][number], "amount" | "state">[];
};

/**
 * Returns what was paid for a booking, what was returned, what is owed to the driver, and what is still due [BK8]. Only
 * the records of payments and refunds count. A failed refund is owed until staff records its return [BK12].
 *
 * @example balanceOf({ status: "deposit", total: 318, payments: [{ amount: 63.6 }], refunds: [] }).due // 254.4
 */
export function balanceOf({ status, total, payments, refunds }: BalanceRecords): Balance {
  const paid = sumOf(payments);
  const returned = sumOf(refunds.filter(({ state }) => state === "succeeded"));
  const owed = sumOf(refunds) - returned;
  // Refunds that are older than the database's bound may exceed their payment.
  const kept = Math.max(0, paid - returned - owed);
  const due = status === "cancelled" ? 0 : Math.max(0, toMillimes(total) - kept);
  return {
    paid: toDinars(paid),
    returned: toDinars(returned),
    owed: toDinars(owed),
    kept: toDinars(kept),
    due: toDinars(due),
  };
}

function sumOf(movements: readonly { amount: number }[]): number {
  return movements.reduce((millimes, { amount }) => millimes + toMillimes(amount), 0);
}
