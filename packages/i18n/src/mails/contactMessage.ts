import type { MailContent, MailContext } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";

/** Writes the email to the site's team with a message from the contact form. */
export function contactMessage(data: MailData["contactMessage"], { t, brand }: MailContext): MailContent {
  return {
    subject: t({ ...messages.subject, values: { brand, subject: data.subject } }),
    heading: t(messages.heading),
    paragraphs: [t(messages.unverified)],
    facts: [
      [t(messages.from), data.from],
      [t(messages.about), data.subject],
    ],
    quote: data.message,
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.contactMessage.subject", message: "[{brand}] {subject}" },
  heading: /*i18n*/ { id: "mail.contactMessage.heading", message: "A message from the contact form" },
  unverified: /*i18n*/ {
    id: "mail.contactMessage.unverified",
    message: "The sender typed this address; nobody has checked it.",
  },
  from: /*i18n*/ { id: "mail.contactMessage.from", message: "From" },
  about: /*i18n*/ { id: "mail.contactMessage.about", message: "Subject" },
};
