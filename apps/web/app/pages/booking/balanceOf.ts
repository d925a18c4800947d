import type { Booking } from "@sayara/domain/booking/Booking";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";

/** What was paid less what was given back, and what is still to pay; in dinars. */
export function balanceOf({ total, payments, refunds }: Pick<Booking, "total" | "payments" | "refunds">) {
  const sum = (movements: Booking["payments"]) =>
    movements.reduce((millimes, { amount }) => millimes + toMillimes(amount), 0);
  const paid = sum(payments) - sum(refunds);
  return { paid: toDinars(paid), due: toDinars(Math.max(0, toMillimes(total) - paid)) };
}
