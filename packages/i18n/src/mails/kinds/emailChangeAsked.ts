import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";
import { undoWords } from "../undoWords.ts";

/** To the address that an account has, at once when another is asked for, so that its owner can take that back. */
export function emailChangeAsked(data: MailData["emailChangeAsked"], writer: MailWriter): MailContent {
  const { t, formats, brand } = writer;
  const values = { brand, email: data.newEmail, moment: formats.dateTime(data.askedAt) };
  return {
    subject: t({ ...words.subject, values: { brand } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.name } }),
      t({ ...words.body, values }),
      t(undoWords.notYou),
    ],
    button: { label: t(undoWords.button), link: data.link },
    notes: [t({ ...undoWords.until, values: { deadline: formats.dateTime(data.undoUntil) } })],
  };
}

const words = {
  subject: /*i18n*/ {
    id: "mail.emailChangeAsked.subject",
    message: "A new e-mail address was asked for: your {brand} account",
  },
  heading: /*i18n*/ { id: "mail.emailChangeAsked.heading", message: "A new address for your account" },
  body: /*i18n*/ {
    id: "mail.emailChangeAsked.body",
    message:
      "On {moment}, {email} was asked for as the new address of your {brand} account. It takes effect once it is confirmed.",
  },
};
