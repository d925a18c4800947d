import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { linkMail } from "./accountMail.ts";

/** Writes the email sent after a sign-up, with a link that confirms the address. */
export function addressConfirmation(
  data: MailData["addressConfirmation"],
  context: MailContext,
): MailContent {
  return linkMail(messages, data, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.addressConfirmation.subject",
    message: "Confirm your email address for {brand}",
  },
  heading: /*i18n*/ { id: "mail.addressConfirmation.heading", message: "Welcome to {brand}" },
  body: /*i18n*/ {
    id: "mail.addressConfirmation.body",
    message: "Please confirm that this email address is yours.",
  },
  button: /*i18n*/ { id: "mail.addressConfirmation.button", message: "Confirm my address" },
  ignore: /*i18n*/ {
    id: "mail.addressConfirmation.ignore",
    message: "If you did not create an account, you can ignore this message.",
  },
};
