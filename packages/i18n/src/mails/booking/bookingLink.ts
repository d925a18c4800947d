import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to a guest who requested the link to their booking again. */
export function bookingLink(data: MailData["bookingLink"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName: car } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.body, values: { reference } }),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    notes: [t(messages.ignore)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.bookingLink.subject", message: "Your link to booking {reference}: {car}" },
  heading: /*i18n*/ { id: "mail.bookingLink.heading", message: "Here is the link to your booking" },
  body: /*i18n*/ {
    id: "mail.bookingLink.body",
    message: "It opens booking {reference} without an account, until 30 days after drop-off.",
  },
  ignore: /*i18n*/ {
    id: "mail.bookingLink.ignore",
    message: "If you didn’t ask for it, you can ignore this message: nothing has changed.",
  },
};
