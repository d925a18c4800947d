import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver who revoked a booking's links, with the new link. */
export function linksRevoked(data: MailData["linksRevoked"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference } = data.booking;
  const at = formats.dateTime(data.revokedAt);
  return {
    subject: t({ ...messages.subject, values: { reference } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.body, values: { reference, at } }),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.linksRevoked.subject", message: "New link for booking {reference}" },
  heading: /*i18n*/ { id: "mail.linksRevoked.heading", message: "Your earlier links no longer work" },
  body: /*i18n*/ {
    id: "mail.linksRevoked.body",
    message:
      "All links to booking {reference} were revoked on {at}, as you wished. Only the one below opens it from now on.",
  },
};
