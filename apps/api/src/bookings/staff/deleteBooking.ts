import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { actOnBooking, type StaffCall } from "./actOnBooking.ts";

/** Marks a booking as deleted: no call returns it any more, and its payments are kept. */
export function deleteBooking(
  call: StaffCall,
  { id, version }: { id: string; version: number | undefined },
): Promise<StoredBooking> {
  return actOnBooking(call, { id, version, action: "delete" }, async ({ row, transaction, now }) => {
    // A void booking may still hold its car.
    await transaction.deleteFrom("holds").where("booking_id", "=", row.id).execute();
    await transaction
      .updateTable("bookings")
      .set((of) => ({
        deleted_at: now,
        lapses_at: null,
        updated_at: now,
        version: of("version", "+", 1),
      }))
      .where("id", "=", row.id)
      .execute();
  });
}
