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
  const isMessage = data.event === "message_received";
  return {
    subject: t({ ...(isMessage ? messages.messageSubject : messages.subject), values: { reference, car } }),
    heading: event,
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.name } }),
      // The text of the message stays on the booking's page [MS6].
      ...(isMessage ? [t(messages.replyOnPage)] : []),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(isMessage ? messages.reply : sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.notification.subject", message: "Update on booking {reference}: {car}" },
  messageSubject: /*i18n*/ {
    id: "mail.notification.messageSubject",
    message: "New message about booking {reference}: {car}",
  },
  replyOnPage: /*i18n*/ {
    id: "mail.notification.replyOnPage",
    message: "Read it and reply on the booking’s page. A reply to this email reaches nobody.",
  },
  reply: /*i18n*/ { id: "mail.notification.reply", message: "Read and reply" },
};
