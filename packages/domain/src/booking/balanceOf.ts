import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Booking } from "./Booking.ts";

/** What was paid less what was given back, and what is still to pay, in dinars; null where the sum is not known. */
export interface Balance {
  paid: number | null;
  due: number | null;
}

/**
 * What is paid of a booking and what is due [BK8]. Where no payment is recorded both follow from the status: a paid
 * booking owes nothing, of a down payment the sum is not known, everything else is still to pay.
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

function sumOf(movements: Booking["payments"]): number {
  return movements.reduce((millimes, { amount }) => millimes + toMillimes(amount), 0);
}
