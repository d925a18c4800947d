import { type BookingViewer, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { StoredBooking } from "./bookingRows.ts";

/**
 * Returns the caller as a viewer for the domain's table of booking permissions; also for staff of a suspended agency.
 * `booking` is the booking that the call is about, if any.
 */
export async function readViewer(
  db: Queries,
  user: Pick<UserRow, "id" | "type" | "supplier_id"> | undefined,
  booking?: Pick<StoredBooking, "driver_id" | "supplier_id">,
): Promise<BookingViewer> {
  const owners =
    booking === undefined ? null : { driverId: booking.driver_id, supplierId: booking.supplier_id };
  if (user === undefined) return viewerOf(null, owners);
  const { id, type, supplier_id: supplierId } = user;
  const agencySuspended = supplierId !== null && (await isSuspended(db, supplierId));
  return viewerOf({ id, type, supplierId, agencySuspended }, owners);
}

async function isSuspended(db: Queries, supplierId: string): Promise<boolean> {
  const agency = await db
    .selectFrom("suppliers")
    .select("suspended")
    .where("id", "=", supplierId)
    .executeTakeFirst();
  return agency?.suspended === true;
}
