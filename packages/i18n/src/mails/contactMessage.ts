import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";

/** To the site's team: a message of the contact form. */
export function contactMessage(data: MailData["contactMessage"], { t, brand }: MailWriter): MailContent {
  return {
    subject: t({ ...words.subject, values: { brand, subject: data.subject } }),
    heading: t(words.heading),
    paragraphs: [t(words.unverified)],
    facts: [
      [t(words.from), data.from],
      [t(words.about), data.subject],
    ],
    quote: data.message,
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.contactMessage.subject", message: "[{brand}] {subject}" },
  heading: /*i18n*/ { id: "mail.contactMessage.heading", message: "A message from the contact form" },
  unverified: /*i18n*/ {
    id: "mail.contactMessage.unverified",
    message: "The sender typed this address; nobody has checked it.",
  },
  from: /*i18n*/ { id: "mail.contactMessage.from", message: "From" },
  about: /*i18n*/ { id: "mail.contactMessage.about", message: "Subject" },
};
