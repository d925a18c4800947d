import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Booking } from "../Booking.ts";
import { type UsageCharge, usageChargeSums } from "../condition/usageCharges.ts";

/** Sums of a booking, in TND. */
export interface Balance {
  /** Sum of all payments. */
  paid: number;
  /** Refunds returned by a gateway or by staff. */
  returned: number;
  /** Refunds not yet returned, including those that a gateway refused [BK12]. */
  owed: number;
  /** Payments minus returned and owed refunds, at least 0: the sum that the marketplace and the agency keep. */
  kept: number;
  /** Sum that the driver still has to pay. */
  due: number;
}

/** Records of a booking that determine its balance. */
export type BalanceRecords = Pick<Booking, "status" | "total"> & {
  payments: readonly Pick<Booking["payments"][number], "amount">[];
  refunds: readonly Pick<Booking["refunds"][number], "amount" | "state">[];
  /** Charged at the return, in addition to the total [HO10]. */
  usageCharges?: readonly Pick<UsageCharge, "price" | "covered">[] | undefined;
};

/**
 * Returns the sums of a booking: paid, returned, owed to the driver, kept, and still due [BK8, HO10]. Only
 * payment and refund records count, besides usage charges. A failed refund is owed until staff records its
 * return [BK12].
 *
 * @example balanceOf({ status: "deposit", total: 318, payments: [{ amount: 63.6 }], refunds: [] }).due // 254.4
 */
export function balanceOf({ status, total, payments, refunds, usageCharges = [] }: BalanceRecords): Balance {
  const paid = sumOf(payments);
  const returned = sumOf(refunds.filter(({ state }) => state === "succeeded"));
  const owed = sumOf(refunds) - returned;
  // Refunds recorded before the database constraint existed may exceed their payment.
  const kept = Math.max(0, paid - returned - owed);
  const due =
    status === "cancelled"
      ? 0
      : Math.max(0, toMillimes(total) + toMillimes(usageChargeSums(usageCharges).due) - kept);
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
