import type { MessageDescriptor } from "@lingui/core";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownSentence } from "../unknownMessages.ts";

/** Meaning of each booking status for the driver, as a sentence. */
export const bookingStatusExplanations: Record<BookingStatus | Unknown, MessageDescriptor> = {
  void: /*i18n*/ {
    id: "bookingStatusExplanation.void",
    message: "The online payment was not completed. The car is kept for a short while only.",
  },
  pending: /*i18n*/ {
    id: "bookingStatusExplanation.pending",
    message: "The agency has received your request and will answer soon. The car is kept for you until then.",
  },
  deposit: /*i18n*/ {
    id: "bookingStatusExplanation.deposit",
    message: "Your down payment was received. The rest is paid to the agency.",
  },
  paid: /*i18n*/ {
    id: "bookingStatusExplanation.paid",
    message: "Everything is paid. The car is yours for these dates.",
  },
  reserved: /*i18n*/ {
    id: "bookingStatusExplanation.reserved",
    message: "The agency has confirmed. You pay when you pick up the car.",
  },
  cancelled: /*i18n*/ {
    id: "bookingStatusExplanation.cancelled",
    message: "This booking is over and the car is no longer kept.",
  },
  unknown: unknownSentence,
};
