import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver about a declined cancellation request. The booking stands. */
export function cancellationDeclined(
  data: MailData["cancellationDeclined"],
  context: MailContext,
): MailContent {
  const { t } = context;
  const { reference, carName: car, supplierName: agency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.declined, values: { agency, reference } }),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const messages = {
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
