import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to the owner of a registered address that was entered again. The page itself does not reveal that
 * the address is registered.
 */
export function alreadyRegistered(
  { attempt, ...data }: MailData["alreadyRegistered"],
  context: MailContext,
): MailContent {
  return accountMail({ ...messages, body: messages[attempt] }, data, context);
}

const messages = {
  subject: /*i18n*/ { id: "mail.alreadyRegistered.subject", message: "You already have a {brand} account" },
  heading: /*i18n*/ { id: "mail.alreadyRegistered.heading", message: "You already have an account" },
  signUp: /*i18n*/ {
    id: "mail.alreadyRegistered.signUp",
    message:
      "This address was used to sign up at {brand}. It already has an account: sign in, or choose a new password there.",
  },
  checkout: /*i18n*/ {
    id: "mail.alreadyRegistered.checkout",
    message:
      "This address was used to book without signing in. It has an account at {brand}: nothing is booked yet. Sign in to finish the booking.",
  },
  newAddress: /*i18n*/ {
    id: "mail.alreadyRegistered.newAddress",
    message:
      "This address was asked for by another {brand} account. It already has an account, so nothing was changed.",
  },
  button: /*i18n*/ { id: "mail.alreadyRegistered.button", message: "Sign in" },
  ignore: /*i18n*/ {
    id: "mail.alreadyRegistered.ignore",
    message: "If this was not you, you can ignore this message: nobody got into your account.",
  },
};
