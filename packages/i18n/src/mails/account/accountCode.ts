import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email with the code that confirms the user's identity before an action on an account's data or
 * passkeys, or on an agency's bank account.
 */
export function accountCode(
  { name, code, expiresAt }: MailData["accountCode"],
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
  subject: /*i18n*/ { id: "mail.accountCode.subject", message: "{code}: your code for your {brand} account" },
  heading: /*i18n*/ { id: "mail.accountCode.heading", message: "Your code: {code}" },
  body: /*i18n*/ {
    id: "mail.accountCode.body",
    message:
      "Type this code on the page that asked for it. It shows that the {brand} account is yours before its data are downloaded, it is deleted, a passkey is added or removed, or the bank account of your agency is changed.",
  },
  until: /*i18n*/ { id: "mail.accountCode.until", message: "It works once, until {deadline}." },
  notYou: /*i18n*/ {
    id: "mail.accountCode.notYou",
    message:
      "Give it to nobody: we never ask for it by phone or message. If you did not ask for it, somebody else is signed in to your account: change your password.",
  },
};
