import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/allowedActions";
import type { BookingViewer } from "@sayara/domain/booking/viewerOf";

/** Returns whether the page offers to pay online. A guest's request is confirmed first. */
export function mayPayOnline(booking: BookingView, viewer: BookingViewer, now: Date): boolean {
  const { cancelRequest, status, from, to } = booking;
  if (status === "pending" && booking.guestConfirmation === "awaited") return false;
  const cancelRequestOpen =
    cancelRequest !== null && cancelRequest.acceptedAt === null && cancelRequest.declinedAt === null;
  const situation = { status, pickup: new Date(from), dropOff: new Date(to), cancelRequestOpen };
  return isAllowed({ action: "payOnline", viewer, booking: situation, now });
}
