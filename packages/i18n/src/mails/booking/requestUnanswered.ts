import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the agency about a lapsed request, unanswered or unconfirmed. */
export function requestUnanswered(data: MailData["requestUnanswered"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName: car } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [t(messages.lapsed)],
    facts: [...bookingFacts(data.booking, context), [t(sharedMailMessages.driver), data.driverName]],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.requestUnanswered.subject",
    message: "Request {reference} has expired: {car}",
  },
  heading: /*i18n*/ { id: "mail.requestUnanswered.heading", message: "A booking request has expired" },
  lapsed: /*i18n*/ {
    id: "mail.requestUnanswered.lapsed",
    message: "Its time has run out. The car can be booked again for these dates.",
  },
};
