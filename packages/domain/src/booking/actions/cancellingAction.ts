import { statusesFor } from "./allowedActions.ts";
import type { BookingAction } from "./BookingAction.ts";
import type { BookingSituation } from "./bookingConditions.ts";

const withdrawableStatuses: readonly string[] = statusesFor("withdraw", "driver");

/**
 * Returns how a driver cancels: a request that is neither accepted nor paid is withdrawn at once; for any other
 * booking, cancellation is requested [CN12].
 *
 * @example cancellingAction("pending") // "withdraw"
 */
export function cancellingAction(
  status: BookingSituation["status"],
): Extract<BookingAction, "withdraw" | "requestCancellation"> {
  return withdrawableStatuses.includes(status) ? "withdraw" : "requestCancellation";
}
