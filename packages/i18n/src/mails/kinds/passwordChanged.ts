import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";

/** To the owner of an account, so that a change they did not make does not go unseen. */
export function passwordChanged(data: MailData["passwordChanged"], writer: MailWriter): MailContent {
  const { t, formats, brand } = writer;
  return {
    subject: t({ ...words.subject, values: { brand } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.name } }),
      t({ ...words.body, values: { brand, moment: formats.dateTime(data.changedAt) } }),
      t(words.notYou),
    ],
    button: { label: t(words.button), link: data.link },
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.passwordChanged.subject", message: "Your {brand} password was changed" },
  heading: /*i18n*/ { id: "mail.passwordChanged.heading", message: "Your password was changed" },
  body: /*i18n*/ {
    id: "mail.passwordChanged.body",
    message: "The password of your {brand} account was changed on {moment}.",
  },
  notYou: /*i18n*/ {
    id: "mail.passwordChanged.notYou",
    message: "If this was you, there is nothing to do. If not, reset your password now.",
  },
  button: /*i18n*/ { id: "mail.passwordChanged.button", message: "Reset my password" },
};
