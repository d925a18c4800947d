import { type BookingViewer, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { StoredBooking } from "./bookingRows.ts";

/**
 * Converts a caller to the viewer for the domain's booking permissions. `booking` is the booking that the call is
 * about, if any.
 */
export function callerOf(
  user: UserRow | undefined,
  booking?: Pick<StoredBooking, "driver_id" | "supplier_id">,
): BookingViewer {
  return viewerOf(
    user === undefined ? null : { id: user.id, type: user.type, supplierId: user.supplier_id },
    booking === undefined ? null : { driverId: booking.driver_id, supplierId: booking.supplier_id },
  );
}
