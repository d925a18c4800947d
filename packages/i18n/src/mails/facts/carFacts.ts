import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking, MailedOffer } from "../MailData.ts";

/** Returns other cars with their totals, and how much more or less each costs than the former booking. */
export function carFacts(
  {
    cars = [],
    booking: { currency },
  }: { cars?: MailedOffer["cars"] | undefined; booking: Pick<MailedBooking, "currency"> },
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  return cars.map(({ carName: car, supplierName: agency, total, difference }) => {
    const values = {
      total: formats.price(total, currency),
      difference: formats.price(Math.abs(difference), currency),
    };
    const message = difference > 0 ? messages.dearer : difference < 0 ? messages.cheaper : messages.samePrice;
    return [t({ ...messages.otherCar, values: { car, agency } }), t({ ...message, values })];
  });
}

const messages = {
  otherCar: /*i18n*/ { id: "mail.bookingCancelled.otherCar", message: "{car} · {agency}" },
  samePrice: /*i18n*/ { id: "mail.bookingCancelled.samePrice", message: "{total}, the same price" },
  dearer: /*i18n*/ { id: "mail.bookingCancelled.dearer", message: "{total}, {difference} more" },
  cheaper: /*i18n*/ { id: "mail.bookingCancelled.cheaper", message: "{total}, {difference} less" },
};
