import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Booking } from "./Booking.ts";

/** Payments minus refunds, and the sum still due, in dinars; null where the sum is unknown. */
export interface Balance {
  paid: number | null;
  due: number | null;
}

/**
 * Returns the paid and the due sum of a booking [BK8]. Without payment records both follow from the status: a
 * paid booking owes 0, the sum of a down payment is unknown, any other booking owes its total.
 */
export function balanceOf({
  status,
  total,
  payments,
  refunds,
}: Pick<Booking, "status" | "total" | "payments" | "refunds">): Balance {
  if (payments.length === 0) {
    if (status === "paid") return { paid: total, due: 0 };
    if (status === "deposit") return { paid: null, due: null };
  }
  const paid = sumOf(payments) - sumOf(refunds);
  const due = status === "cancelled" ? 0 : Math.max(0, toMillimes(total) - paid);
  return { paid: toDinars(paid), due: toDinars(due) };
}

function sumOf(movements: readonly { amount: number }[]): number {
  return movements.reduce((millimes, { amount }) => millimes + toMillimes(amount), 0);
}
