import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking, MailedEdit } from "../MailData.ts";
import { paymentFacts } from "./paymentFacts.ts";

type EditedBooking = MailedEdit & { booking: MailedBooking };

/** Describes the booking before an edit: its former places and times if they changed, and its former total. */
export function editSentences({ earlier, booking }: EditedBooking, { t, formats }: MailContext): string[] {
  const isSameJourney =
    earlier.pickUpPlace === booking.pickUpPlace &&
    earlier.dropOffPlace === booking.dropOffPlace &&
    String(new Date(earlier.from)) === String(new Date(booking.from)) &&
    String(new Date(earlier.to)) === String(new Date(booking.to));
  const placeAndTime = (place: string, moment: Date | string) =>
    formats.parts([place, formats.dateTime(moment, { weekday: true })]);
  const before = formats.price(earlier.total, booking.currency);
  const after = formats.price(booking.total, booking.currency);
  return [
    ...(isSameJourney
      ? []
      : [
          t({
            ...messages.journey,
            values: {
              pickUp: placeAndTime(earlier.pickUpPlace, earlier.from),
              dropOff: placeAndTime(earlier.dropOffPlace, earlier.to),
            },
          }),
        ]),
    earlier.total === booking.total
      ? t({ ...messages.sameTotal, values: { total: after } })
      : t({ ...messages.total, values: { before, after } }),
  ];
}

/** Returns the payment lines of an edit. If the edit has no payment, returns the amount left to pay, if any. */
export function editFacts(
  { payment, due, booking }: EditedBooking,
  context: MailContext,
): NonNullable<MailContent["facts"]> {
  if (payment !== undefined) return paymentFacts({ payment, due }, booking, context);
  return due === 0 ? [] : [[context.t(messages.due), context.formats.price(due, booking.currency)]];
}

const messages = {
  journey: /*i18n*/ {
    id: "mail.edit.journey",
    message: "Before the change: pick-up {pickUp}; drop-off {dropOff}.",
  },
  total: /*i18n*/ { id: "mail.edit.total", message: "The total went from {before} to {after}." },
  sameTotal: /*i18n*/ { id: "mail.edit.sameTotal", message: "The total stays {total}." },
  due: /*i18n*/ { id: "mail.fact.due", message: "Left to pay at the agency" },
};
