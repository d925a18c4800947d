import type { User } from "@sayara/domain/user/User";
import type { Booking } from "../Booking.ts";
import { type BookingViewer, viewerOf } from "./viewerOf.ts";

/**
 * Returns a signed-in user's actor and ownership for a booking in API format [RO1]. Staff of a suspended agency are a
 * separate actor.
 *
 * @example allowedActions({ viewer: bookingViewer(user, booking), booking: situationOf(booking), now })
 */
export function bookingViewer(
  user: Pick<User, "id" | "type" | "supplierId" | "supplierRole"> | null,
  booking: Pick<Booking, "driver" | "supplier" | "agencySuspended">,
): BookingViewer {
  const { driver, supplier, agencySuspended = false } = booking;
  const owners = { driverId: driver.id, supplierId: supplier.id };
  return viewerOf(user && { ...user, agencySuspended }, owners);
}
