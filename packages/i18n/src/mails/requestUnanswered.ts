import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the agency: a request has lapsed, unanswered or unconfirmed. */
export function requestUnanswered(data: MailData["requestUnanswered"], writer: MailWriter): MailContent {
  const { t } = writer;
  const { reference, carName: car } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car } }),
    heading: t(words.heading),
    paragraphs: [t(words.lapsed)],
    facts: [...bookingFacts(data.booking, writer), [t(sharedMailWords.driver), data.driverName]],
    button: { label: t(sharedMailWords.seeTheBooking), link: data.link },
  };
}

const words = {
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
