import { toDinars, toMillimes } from "../money/millimes.ts";
import { isOwedByStaff } from "./isOwedByStaff.ts";
import type { Refund } from "./Refund.ts";

/** Returns the sum in TND of a booking's refunds that staff has to return [BK12]. */
export function owedByStaff(refunds: readonly Pick<Refund, "amount" | "gateway" | "state">[]): number {
  const millimes = refunds.filter(isOwedByStaff).reduce((sum, { amount }) => sum + toMillimes(amount), 0);
  return toDinars(millimes);
}
