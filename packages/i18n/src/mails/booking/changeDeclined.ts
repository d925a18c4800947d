import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver about a request for other dates that was declined or lapsed. The booking is unchanged.
 */
export function changeDeclined(data: MailData["changeDeclined"], context: MailContext): MailContent {
  const { t } = context;
  const { reason } = data;
  const { reference, carName: car, supplierName: agency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...(reason === null ? messages.lapsed : messages.declined), values: { agency, reference } }),
      ...(reason === null ? [] : [t({ ...messages.reason, values: { reason } })]),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.changeDeclined.subject",
    message: "The dates of booking {reference} stay as they are: {car}",
  },
  heading: /*i18n*/ { id: "mail.changeDeclined.heading", message: "Your dates stay as they are" },
  declined: /*i18n*/ {
    id: "mail.changeDeclined.declined",
    message: "{agency} has declined your request for other dates of booking {reference}.",
  },
  lapsed: /*i18n*/ {
    id: "mail.changeDeclined.lapsed",
    message:
      "{agency} has not answered your request for other dates of booking {reference} in time. For any question, contact the agency.",
  },
  reason: /*i18n*/ { id: "mail.changeDeclined.reason", message: "The agency’s reason: {reason}" },
};
