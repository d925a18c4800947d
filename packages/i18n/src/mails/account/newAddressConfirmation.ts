import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { linkMail } from "./accountMail.ts";

/** Writes the email to a pending address, with a link that switches the account to it. */
export function newAddressConfirmation(
  data: MailData["newAddressConfirmation"],
  context: MailContext,
): MailContent {
  return linkMail(messages, data, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.newAddressConfirmation.subject",
    message: "Confirm your new email address for {brand}",
  },
  heading: /*i18n*/ { id: "mail.newAddressConfirmation.heading", message: "Confirm your new address" },
  body: /*i18n*/ {
    id: "mail.newAddressConfirmation.body",
    message:
      "You asked to use this address for your {brand} account. Until you confirm it, your account keeps the address it has.",
  },
  button: /*i18n*/ { id: "mail.newAddressConfirmation.button", message: "Confirm my new address" },
  ignore: /*i18n*/ {
    id: "mail.newAddressConfirmation.ignore",
    message: "If you did not ask for this, ignore this message: nothing changes.",
  },
};
