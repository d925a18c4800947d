import { type BookingViewer, viewerOf } from "@sayara/domain/booking/viewerOf";
import type { UserRow } from "#api/database/accountTables.ts";
import type { StoredBooking } from "./bookingRows.ts";

/** Who calls, as the domain's table of bookings knows them; `booking` is what they call about, if there is one yet. */
export function callerOf(
  user: UserRow | undefined,
  booking?: Pick<StoredBooking, "driver_id" | "supplier_id">,
): BookingViewer {
  return viewerOf(
    user === undefined ? null : { id: user.id, type: user.type, supplierId: user.supplier_id },
    booking === undefined ? null : { driverId: booking.driver_id, supplierId: booking.supplier_id },
  );
}
