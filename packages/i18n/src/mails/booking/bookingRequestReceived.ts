import { bookingFacts } from "../facts/bookingFacts.ts";
import { driverFact } from "../facts/driverFact.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/** Writes the email to the agency about a pay-later request: its driver and the deadline to respond. */
export function bookingRequestReceived(
  data: MailData["bookingRequestReceived"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  return {
    subject: t({
      ...messages.subject,
      values: { reference: data.booking.reference, car: data.booking.carName },
    }),
    heading: t(messages.heading),
    paragraphs: [t({ ...messages.answer, values: { deadline: formats.dateTime(data.answerBy) } })],
    facts: [...bookingFacts(data.booking, context), driverFact(data, context)],
    button: { label: t(messages.button), link: data.link },
    notes: [t(messages.kept)],
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.bookingRequestReceived.subject",
    message: "To answer: request {reference}, {car}",
  },
  heading: /*i18n*/ { id: "mail.bookingRequestReceived.heading", message: "A new booking request" },
  answer: /*i18n*/ {
    id: "mail.bookingRequestReceived.answer",
    message:
      "A driver would like to rent one of your cars and pay at your desk. Please answer by {deadline}.",
  },
  button: /*i18n*/ { id: "mail.bookingRequestReceived.button", message: "Answer the request" },
  kept: /*i18n*/ {
    id: "mail.bookingRequestReceived.kept",
    message:
      "Until then nobody else can book this car for these dates. Without an answer the request expires automatically.",
  },
};
