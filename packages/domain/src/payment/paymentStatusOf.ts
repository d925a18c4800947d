import { toMillimes } from "../money/millimes.ts";
import type { PaymentStatus } from "./PaymentStatus.ts";

/** Returns how much of a total is paid, both in TND [BK7]. A total of 0 counts as paid. */
export function paymentStatusOf({ total, paid }: { total: number; paid: number }): PaymentStatus {
  if (toMillimes(paid) >= toMillimes(total)) return "paid";
  return paid > 0 ? "partial" : "unpaid";
}
