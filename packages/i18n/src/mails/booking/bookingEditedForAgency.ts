import { bookingFacts } from "../facts/bookingFacts.ts";
import { driverFact } from "../facts/driverFact.ts";
import { editFacts, editSentences } from "../facts/editSentences.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the agency about a booking changed by its driver: its state before the change, and the amounts to
 * handle at the desk.
 */
export function bookingEditedForAgency(
  data: MailData["bookingEditedForAgency"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...messages.made, values: { name: data.driverName, reference } }),
      ...editSentences(data, context),
      ...(data.atDesk === 0
        ? []
        : [t({ ...messages.atDesk, values: { amount: formats.price(data.atDesk, currency) } })]),
    ],
    facts: [...bookingFacts(data.booking, context), ...editFacts(data, context), driverFact(data, context)],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.bookingEditedForAgency.subject",
    message: "Booking {reference} changed by the driver: {car}",
  },
  heading: /*i18n*/ { id: "mail.bookingEditedForAgency.heading", message: "A booking was changed" },
  made: /*i18n*/ {
    id: "mail.bookingEditedForAgency.made",
    message: "{name} has changed booking {reference}. The car is held for what is listed below.",
  },
  atDesk: /*i18n*/ {
    id: "mail.bookingEditedForAgency.atDesk",
    message: "Please return {amount} that was paid at your desk: the booking costs less now.",
  },
};
