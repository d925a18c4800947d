import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announceCancelled } from "#api/bookings/cancel/announceCancelled.ts";
import { cancel, readNetPaid } from "#api/bookings/cancel/cancel.ts";
import { performAction, type StaffCall } from "#api/bookings/staff/performAction.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Cancels the booking of a driver who did not come, and refunds the amount that the agency grants [DK4]. */
export function recordNoShow(
  call: StaffCall,
  { id, version, refund }: { id: string; version: number; refund: number },
): Promise<StoredBooking> {
  const { user, dependencies } = call;
  return performAction(call, { id, version, action: "recordNoShow" }, async ({ row, transaction, now }) => {
    if (refund > (await readNetPaid(transaction, row)))
      throw new RefusalError("invalid_input", { fields: { refund: "price_invalid" } });
    const returned = await cancel(transaction, row, { by: "driver", refund, staffId: user.id, now });
    await transaction.updateTable("bookings").set({ no_show_at: now }).where("id", "=", row.id).execute();
    const outcome = { by: "driver", isNoShow: true, returned, actor: user } as const;
    await announceCancelled(transaction, row, outcome, { rules: dependencies.config.business, now });
  });
}
