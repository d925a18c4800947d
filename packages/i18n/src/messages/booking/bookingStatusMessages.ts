import type { MessageDescriptor } from "@lingui/core";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the booking statuses. */
export const bookingStatusMessages: Record<BookingStatus | Unknown, MessageDescriptor> = {
  void: /*i18n*/ { id: "bookingStatus.void", message: "Not completed" },
  pending: /*i18n*/ { id: "bookingStatus.pending", message: "Awaiting the agency" },
  deposit: /*i18n*/ { id: "bookingStatus.deposit", message: "Down payment received" },
  paid: /*i18n*/ { id: "bookingStatus.paid", message: "Paid" },
  reserved: /*i18n*/ { id: "bookingStatus.reserved", message: "Confirmed" },
  cancelled: /*i18n*/ { id: "bookingStatus.cancelled", message: "Cancelled" },
  unknown: unknownName,
};
