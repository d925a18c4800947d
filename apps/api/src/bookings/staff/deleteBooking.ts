import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { performAction, type StaffCall } from "./performAction.ts";

/** Marks a booking as deleted: no call returns it any more, and its payments are kept. */
export function deleteBooking(
  call: StaffCall,
  { id, version }: { id: string; version: number | undefined },
): Promise<StoredBooking> {
  return performAction(call, { id, version, action: "delete" }, async ({ row, transaction, now }) => {
    // A void booking may still hold its car.
    await transaction.deleteFrom("holds").where("booking_id", "=", row.id).execute();
    await transaction
      .updateTable("bookings")
      .set((eb) => ({
        deleted_at: now,
        lapses_at: null,
        updated_at: now,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", row.id)
      .execute();
  });
}
