import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { linkMail } from "./accountMail.ts";

/** Writes the email to a guest whose checkout created an account, with a link to set its password. */
export function accountActivation(data: MailData["accountActivation"], context: MailContext): MailContent {
  return linkMail(messages, data, context);
}

const messages = {
  subject: /*i18n*/ { id: "mail.accountActivation.subject", message: "Set your {brand} password" },
  heading: /*i18n*/ { id: "mail.accountActivation.heading", message: "Activate your account" },
  body: /*i18n*/ {
    id: "mail.accountActivation.body",
    message:
      "We created an account with your booking, so that you can find it again. Choose a password to activate it.",
  },
  button: /*i18n*/ { id: "mail.accountActivation.button", message: "Choose a password" },
  ignore: /*i18n*/ {
    id: "mail.accountActivation.ignore",
    message: "If you did not book anything with us, you can ignore this message.",
  },
};
