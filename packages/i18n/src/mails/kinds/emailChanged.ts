import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";
import { undoWords } from "../undoWords.ts";

/** To the old address of an account, so that a change its owner did not make does not go unseen. */
export function emailChanged(data: MailData["emailChanged"], writer: MailWriter): MailContent {
  const { t, formats, brand } = writer;
  const { undoUntil } = data;
  const values = { brand, email: data.newEmail, moment: formats.dateTime(data.changedAt) };
  return {
    subject: t({ ...words.subject, values: { brand } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.name } }),
      t({ ...words.body, values }),
      t(undoUntil === undefined ? words.notYou : undoWords.notYou),
    ],
    button: { label: t(undoUntil === undefined ? words.button : undoWords.button), link: data.link },
    ...(undoUntil !== undefined && {
      notes: [t({ ...undoWords.until, values: { deadline: formats.dateTime(undoUntil) } })],
    }),
  };
}

const words = {
  subject: /*i18n*/ {
    id: "mail.emailChanged.subject",
    message: "The e-mail address of your {brand} account was changed",
  },
  heading: /*i18n*/ { id: "mail.emailChanged.heading", message: "Your e-mail address was changed" },
  body: /*i18n*/ {
    id: "mail.emailChanged.body",
    message:
      "Since {moment}, your {brand} account uses {email}. This address no longer receives its messages.",
  },
  notYou: /*i18n*/ {
    id: "mail.emailChanged.notYou",
    message: "If this was you, there is nothing to do. If not, write to us now.",
  },
  button: /*i18n*/ { id: "mail.emailChanged.button", message: "Contact us" },
};
