import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Rejects staff: only guests and drivers can book [RO3].
 *
 * @throws RefusalError `not_allowed`.
 */
export function refuseStaff(user: UserRow | undefined): void {
  const caller = user === undefined ? null : { id: user.id, type: user.type, supplierId: user.supplier_id };
  if (!isAllowed({ action: "checkOut", viewer: viewerOf(caller, null), booking: null }))
    throw new RefusalError("not_allowed");
}
