import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { callerOf } from "#api/bookings/callerOf.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

/**
 * Rejects staff: only guests and drivers can book [RO3].
 *
 * @throws RefusalError `not_allowed`.
 */
export function refuseStaff(user: UserRow | undefined): void {
  const question = { action: "checkOut", viewer: callerOf(user), booking: null } as const;
  if (!isAllowed(question)) throw new RefusalError("not_allowed");
}
