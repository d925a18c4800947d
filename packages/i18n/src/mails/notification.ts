import { notificationMessages } from "../messages/notificationMessages.ts";
import { bookingFacts } from "./facts/bookingFacts.ts";
import type { MailContent, MailContext } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailMessages } from "./sharedMailMessages.ts";

/** Writes the email version of a site notification, to a driver, agency or admin. */
export function notification(data: MailData["notification"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName: car } = data.booking;
  const event = t({ ...notificationMessages[data.event], values: { reference } });
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: event,
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name: data.name } })],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.notification.subject", message: "Update on booking {reference}: {car}" },
};
