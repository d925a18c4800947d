import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email with the code for signing in to the portal [SF1]. */
export function signInCode(
  { name, code, expiresAt }: MailData["signInCode"],
  { t, formats, brand }: MailContext,
): MailContent {
  return {
    subject: t({ ...messages.subject, values: { code, brand } }),
    heading: t({ ...messages.heading, values: { code } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...messages.body, values: { brand } }),
    ],
    notes: [t({ ...messages.until, values: { deadline: formats.dateTime(expiresAt) } }), t(messages.notYou)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.signInCode.subject", message: "{code}: your code for the {brand} portal" },
  heading: /*i18n*/ { id: "mail.signInCode.heading", message: "Your code: {code}" },
  body: /*i18n*/ {
    id: "mail.signInCode.body",
    message: "Type this code on the sign-in page of the {brand} portal.",
  },
  until: /*i18n*/ { id: "mail.signInCode.until", message: "It works once, until {deadline}." },
  notYou: /*i18n*/ {
    id: "mail.signInCode.notYou",
    message:
      "Give it to nobody: we never ask for it by phone or message. If you are not signing in, somebody else knows your password: change it.",
  },
};
