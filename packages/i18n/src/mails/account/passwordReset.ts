import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { linkMail } from "./accountMail.ts";

/** Writes the email sent after a password reset request. */
export function passwordReset(data: MailData["passwordReset"], context: MailContext): MailContent {
  return linkMail(messages, data, context);
}

const messages = {
  subject: /*i18n*/ { id: "mail.passwordReset.subject", message: "Reset your {brand} password" },
  heading: /*i18n*/ { id: "mail.passwordReset.heading", message: "Choose a new password" },
  body: /*i18n*/ {
    id: "mail.passwordReset.body",
    message: "You asked to reset the password of your {brand} account.",
  },
  button: /*i18n*/ { id: "mail.passwordReset.button", message: "Choose a new password" },
  ignore: /*i18n*/ {
    id: "mail.passwordReset.ignore",
    message: "If you did not ask for this, ignore this message: your password stays as it is.",
  },
};
