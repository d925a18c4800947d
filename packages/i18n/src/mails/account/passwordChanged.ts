import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to an account's owner about a changed password. Somebody else may have made the change.
 */
export function passwordChanged(
  { name, link, changedAt }: MailData["passwordChanged"],
  context: MailContext,
): MailContent {
  const values = { moment: context.formats.dateTime(changedAt) };
  return accountMail(messages, { name, link, values }, context);
}

const messages = {
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
