import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver: the agency has not answered the request in time. */
export function requestLapsed(data: MailData["requestLapsed"], writer: MailWriter): MailContent {
  const { t } = writer;
  const { reference, carName: car, supplierName: agency } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.lapsed, values: { agency, reference } }),
    ],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.requestLapsed.subject", message: "Request {reference} has expired: {car}" },
  heading: /*i18n*/ { id: "mail.requestLapsed.heading", message: "Your request has expired" },
  lapsed: /*i18n*/ {
    id: "mail.requestLapsed.lapsed",
    message:
      "{agency} has not answered request {reference} in time. The car is no longer held for you, and you owe nothing. Other cars are free for these dates.",
  },
};
