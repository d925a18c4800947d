import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver: the request to cancel was declined, the booking stands. */
export function cancellationDeclined(
  data: MailData["cancellationDeclined"],
  writer: MailWriter,
): MailContent {
  const { t } = writer;
  const { reference, carName: car, supplierName: agency } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.declined, values: { agency, reference } }),
    ],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
  };
}

const words = {
  subject: /*i18n*/ {
    id: "mail.cancellationDeclined.subject",
    message: "Your booking {reference} is still on: {car}",
  },
  heading: /*i18n*/ { id: "mail.cancellationDeclined.heading", message: "Your booking stands" },
  declined: /*i18n*/ {
    id: "mail.cancellationDeclined.declined",
    message:
      "{agency} has declined your request to cancel booking {reference}. The car is still held for you. For any question, contact the agency.",
  },
};
