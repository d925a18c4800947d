import { toDinars, toMillimes } from "../money/millimes.ts";
import { isOwedByHand } from "./isOwedByHand.ts";
import type { Refund } from "./Refund.ts";

/** Returns the sum in TND of a booking's refunds that staff has to return [BK12]. */
export function owedByHand(refunds: readonly Pick<Refund, "amount" | "gateway" | "state">[]): number {
  const millimes = refunds.filter(isOwedByHand).reduce((sum, { amount }) => sum + toMillimes(amount), 0);
  return toDinars(millimes);
}
