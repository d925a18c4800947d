import type { MessageDescriptor } from "@lingui/core";

/** Messages of a booking's calendar file. */
export const bookingCalendarMessages = {
  pickUp: /*i18n*/ { id: "bookingCalendar.pickUp", message: "Pick-up: {car}" },
  dropOff: /*i18n*/ { id: "bookingCalendar.dropOff", message: "Drop-off: {car}" },
  reference: /*i18n*/ { id: "bookingCalendar.reference", message: "Reference: {reference}" },
  unconfirmed: /*i18n*/ {
    id: "bookingCalendar.unconfirmed",
    message: "The agency has not confirmed this booking yet.",
  },
  unpaid: /*i18n*/ { id: "bookingCalendar.unpaid", message: "The payment was not completed." },
  cancelled: /*i18n*/ { id: "bookingCalendar.cancelled", message: "This booking is cancelled." },
  localTime: /*i18n*/ { id: "bookingCalendar.localTime", message: "{moment}, local time" },
  agency: /*i18n*/ { id: "bookingCalendar.agency", message: "Agency: {agency}" },
  phone: /*i18n*/ { id: "bookingCalendar.phone", message: "Phone: {phone}" },
  address: /*i18n*/ { id: "bookingCalendar.address", message: "Address: {address}" },
  booking: /*i18n*/ { id: "bookingCalendar.booking", message: "Your booking: {link}" },
} satisfies Record<string, MessageDescriptor>;
