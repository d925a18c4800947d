import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";

/** Returns whether the page offers online payment. A guest's request has to be confirmed first. */
export function mayPayOnline(booking: BookingView, viewer: BookingViewer, now: Date): boolean {
  if (booking.status === "pending" && booking.guestConfirmation === "awaited") return false;
  return isAllowed({ action: "payOnline", viewer, booking: situationOf(booking), now });
}
