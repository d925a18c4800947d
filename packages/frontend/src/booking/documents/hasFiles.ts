import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";

/** Returns whether a booking in this status has a voucher and a calendar file. */
export function hasFiles(status: BookingStatus | Unknown): boolean {
  return status !== "void" && status !== "cancelled";
}
