import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to the former owner of a deleted account. It confirms the deletion and says what data is retained.
 */
export function accountDeleted(
  { name, link, deletedAt }: MailData["accountDeleted"],
  context: MailContext,
): MailContent {
  const values = { moment: context.formats.dateTime(deletedAt) };
  return accountMail(messages, { name, link, values }, context);
}

const messages = {
  subject: /*i18n*/ { id: "mail.accountDeleted.subject", message: "Your {brand} account is deleted" },
  heading: /*i18n*/ { id: "mail.accountDeleted.heading", message: "Your account is deleted" },
  body: /*i18n*/ {
    id: "mail.accountDeleted.body",
    message:
      "Your {brand} account was deleted on {moment}, with your profile, your picture, your messages and your connected devices. This is our last email to you.",
  },
  notYou: /*i18n*/ {
    id: "mail.accountDeleted.kept",
    message:
      "Accounting law makes us keep your rentals and payments for ten years, with your name only. Your reviews stay without your name. You can sign up again with this address.",
  },
  button: /*i18n*/ { id: "mail.accountDeleted.button", message: "Privacy" },
};
