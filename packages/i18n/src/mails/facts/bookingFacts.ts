import { textIn } from "@sayara/domain/language/textIn";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import type { Moment } from "@sayara/i18n/format/calendarFields";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";

/**
 * Returns the facts of a booking. Every email about the booking repeats them, so that it can be read without the site.
 */
export function bookingFacts(
  booking: MailedBooking,
  { t, formats, language }: MailContext,
): NonNullable<MailContent["facts"]> {
  const placeAndTime = (place: string, moment: Moment) =>
    formats.parts([place, formats.dateTime(moment, { weekday: true })]);
  const { extras = [], fees = [], promo, currency, deliveryAddress, collectionAddress } = booking;
  const names = extras.map(({ name, count }) => {
    const text = textIn(name, language) ?? "";
    return count === 1 ? text : `${formats.number(count)} × ${text}`;
  });
  const charges = fees.map(
    ({ kind, price }) => `${t(feeKindMessages[kind])} ${formats.price(price, currency)}`,
  );
  return [
    [t(labels.reference), booking.reference],
    [t(labels.car), booking.carName],
    [t(labels.agency), booking.supplierName],
    [t(labels.pickUp), placeAndTime(booking.pickUpPlace, booking.from)],
    ...(deliveryAddress === undefined ? [] : [[t(labels.delivery), deliveryAddress] as [string, string]]),
    [t(labels.dropOff), placeAndTime(booking.dropOffPlace, booking.to)],
    ...(collectionAddress === undefined
      ? []
      : [[t(labels.collection), collectionAddress] as [string, string]]),
    ...(names.length === 0 ? [] : [[t(labels.extras), formats.parts(names)] as [string, string]]),
    ...(charges.length === 0 ? [] : [[t(labels.fees), formats.parts(charges)] as [string, string]]),
    ...(promo === undefined
      ? []
      : [
          [t(labels.promo), formats.parts([promo.code, formats.price(-promo.reduction, currency)])] as [
            string,
            string,
          ],
        ]),
    [t(labels.total), formats.price(booking.total, currency)],
  ];
}

const labels = {
  reference: /*i18n*/ { id: "mail.fact.reference", message: "Reference" },
  car: /*i18n*/ { id: "mail.fact.car", message: "Car" },
  agency: /*i18n*/ { id: "mail.fact.agency", message: "Agency" },
  pickUp: /*i18n*/ { id: "mail.fact.pickUp", message: "Pick-up" },
  delivery: /*i18n*/ { id: "mail.fact.delivery", message: "Delivery address" },
  dropOff: /*i18n*/ { id: "mail.fact.dropOff", message: "Drop-off" },
  collection: /*i18n*/ { id: "mail.fact.collection", message: "Collection address" },
  extras: /*i18n*/ { id: "mail.fact.extras", message: "Extras" },
  fees: /*i18n*/ { id: "mail.fact.fees", message: "Agency fees" },
  promo: /*i18n*/ { id: "mail.fact.promo", message: "Promo code" },
  total: /*i18n*/ { id: "mail.fact.total", message: "Total" },
};
