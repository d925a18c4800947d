import type { Moment } from "@sayara/i18n/format/calendarFields";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";

/**
 * Returns the facts of a booking. Every email about the booking repeats them, so that it can be read without the site.
 */
export function bookingFacts(
  booking: MailedBooking,
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  const placeAndTime = (place: string, moment: Moment) =>
    `${place}, ${formats.dateTime(moment, { weekday: true })}`;
  return [
    [t(labels.reference), booking.reference],
    [t(labels.car), booking.carName],
    [t(labels.agency), booking.supplierName],
    [t(labels.pickUp), placeAndTime(booking.pickUpPlace, booking.from)],
    [t(labels.dropOff), placeAndTime(booking.dropOffPlace, booking.to)],
    [t(labels.total), formats.price(booking.total, booking.currency)],
  ];
}

const labels = {
  reference: /*i18n*/ { id: "mail.fact.reference", message: "Reference" },
  car: /*i18n*/ { id: "mail.fact.car", message: "Car" },
  agency: /*i18n*/ { id: "mail.fact.agency", message: "Agency" },
  pickUp: /*i18n*/ { id: "mail.fact.pickUp", message: "Pick-up" },
  dropOff: /*i18n*/ { id: "mail.fact.dropOff", message: "Drop-off" },
  total: /*i18n*/ { id: "mail.fact.total", message: "Total" },
};
