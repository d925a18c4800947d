import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";

/** Returns whether a booking in this status has a voucher and a calendar file. */
export function hasFiles(status: BookingStatus): boolean {
  return status !== "void" && status !== "cancelled";
}
