import { linkMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to the current address of an account without a password. Only its link allows a new address to be
 * requested.
 */
export function emailChangePermission(
  { newEmail, ...data }: MailData["emailChangePermission"],
  context: MailContext,
): MailContent {
  return linkMail(messages, { ...data, values: { email: newEmail } }, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.emailChangePermission.subject",
    message: "Allow a new email address for your {brand} account",
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
