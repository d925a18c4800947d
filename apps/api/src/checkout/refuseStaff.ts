import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { callerOf } from "#api/bookings/callerOf.ts";
import type { UserRow } from "#api/database/accountTables.ts";
import { RefusalError } from "#api/http/refusals.ts";

/**
 * Searching, asking for a price and booking are for guests and drivers [RO3].
 *
 * @throws RefusalError `not_allowed` to everybody else.
 */
export function refuseStaff(action: "search" | "quote" | "checkOut", user: UserRow | undefined): void {
  if (!isAllowed({ action, viewer: callerOf(user), booking: null })) throw new RefusalError("not_allowed");
}
