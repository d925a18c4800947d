import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Returns whether an agency can see a booking [MS1]. It cannot see an unfinished checkout or a request that
 * its guest has not confirmed. A cancelled booking counts by its status before the cancellation.
 */
export function isKnownToAgency({
  status,
  cancelled_from,
  is_guest,
  link_opened_at,
}: Pick<StoredBooking, "status" | "cancelled_from" | "is_guest" | "link_opened_at">): boolean {
  // Bookings cancelled by the earliest versions have no earlier status: they count as requests.
  const before = status === "cancelled" ? (cancelled_from ?? "pending") : status;
  if (before === "void") return false;
  return before !== "pending" || !is_guest || link_opened_at !== null;
}
