import { refundMethodMessages } from "@sayara/i18n/messages/booking/refundMethodMessages";
import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver about money returned by staff, with the method and date. */
export function refundReturned(data: MailData["refundReturned"], context: MailContext): MailContent {
  const { t, formats, brand } = context;
  const { reference, carName: car, supplierName, currency } = data.booking;
  const amount = formats.price(data.amount, currency);
  const by = data.by === "agency" ? supplierName : brand;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t({ ...messages.heading, values: { amount } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.returned, values: { by, amount, reference, date: formats.date(data.on) } }),
      t(messages.missing),
    ],
    facts: [
      [t(messages.method), t(refundMethodMessages[data.method])],
      ...(data.note === "" ? [] : [[t(messages.note), data.note] satisfies [string, string]]),
      ...bookingFacts(data.booking, context),
    ],
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.refundReturned.subject",
    message: "Money returned for booking {reference}: {car}",
  },
  heading: /*i18n*/ { id: "mail.refundReturned.heading", message: "{amount} returned to you" },
  returned: /*i18n*/ {
    id: "mail.refundReturned.returned",
    message: "{by} returned {amount} to you on {date}, for booking {reference}.",
  },
  missing: /*i18n*/ {
    id: "mail.refundReturned.missing",
    message: "If you have not received this money, write to us.",
  },
  method: /*i18n*/ { id: "mail.refundReturned.method", message: "How" },
  note: /*i18n*/ { id: "mail.refundReturned.note", message: "Reference or note" },
};
