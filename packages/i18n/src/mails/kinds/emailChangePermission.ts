import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";

/** To the address that an account without password has: only its link lets another address be asked for. */
export function emailChangePermission(
  data: MailData["emailChangePermission"],
  writer: MailWriter,
): MailContent {
  const { t, formats, brand } = writer;
  const values = { brand, email: data.newEmail };
  return {
    subject: t({ ...words.subject, values: { brand } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.name } }),
      t({ ...words.body, values }),
    ],
    button: { label: t(words.button), link: data.link },
    notes: [
      t({ ...sharedMailWords.expires, values: { deadline: formats.dateTime(data.expiresAt) } }),
      t(words.ignore),
    ],
  };
}

const words = {
  subject: /*i18n*/ {
    id: "mail.emailChangePermission.subject",
    message: "Allow a new e-mail address for your {brand} account",
  },
  heading: /*i18n*/ { id: "mail.emailChangePermission.heading", message: "Is this change yours?" },
  body: /*i18n*/ {
    id: "mail.emailChangePermission.body",
    message:
      "{email} was asked for as the new address of your {brand} account. Nothing changes unless you allow it here.",
  },
  button: /*i18n*/ { id: "mail.emailChangePermission.button", message: "Allow the new address" },
  ignore: /*i18n*/ {
    id: "mail.emailChangePermission.ignore",
    message: "If this was not you, do not allow it, and choose a new password.",
  },
};
