import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Booking } from "./Booking.ts";

/** Sums of a booking in dinars. */
export interface Balance {
  /** All payments. */
  paid: number;
  /** All refunds that are returned or owed. */
  returned: number;
  /** Payments minus refunds: what the marketplace and the agency keep. */
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
 * Returns what was paid for a booking, what was or will be returned, and what is still due [BK8]. Only the
 * records of payments and refunds count. A failed refund has returned nothing.
 *
 * @example balanceOf({ status: "deposit", total: 318, payments: [{ amount: 63.6 }], refunds: [] }).due // 254.4
 */
export function balanceOf({ status, total, payments, refunds }: BalanceRecords): Balance {
  const paid = sumOf(payments);
  const returned = sumOf(refunds.filter(({ state }) => state !== "failed"));
  const kept = paid - returned;
  const due = status === "cancelled" ? 0 : Math.max(0, toMillimes(total) - kept);
  return { paid: toDinars(paid), returned: toDinars(returned), kept: toDinars(kept), due: toDinars(due) };
}

function sumOf(movements: readonly { amount: number }[]): number {
  return movements.reduce((millimes, { amount }) => millimes + toMillimes(amount), 0);
}
