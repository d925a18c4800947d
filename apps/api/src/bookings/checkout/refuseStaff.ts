import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { callerOf } from "#api/bookings/callerOf.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/http/answers/refusals.ts";

/**
 * Refuses staff: only guests and drivers search, request quotes and book [RO3].
 *
 * @throws RefusalError `not_allowed`.
 */
export function refuseStaff(action: "search" | "quote" | "checkOut", user: UserRow | undefined): void {
  if (!isAllowed({ action, viewer: callerOf(user), booking: null })) throw new RefusalError("not_allowed");
}
