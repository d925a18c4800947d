import { accountMail } from "./accountMail.ts";
import { contactMessages } from "../contactMessages.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { undoMessages } from "./undoMessages.ts";

/**
 * Writes the email to the old address of an account after a change. With `undoUntil`, the link undoes the change;
 * otherwise it opens the contact page.
 */
export function emailChanged(
  { name, link, newEmail, changedAt, undoUntil }: MailData["emailChanged"],
  context: MailContext,
): MailContent {
  const data = { name, link, values: { email: newEmail, moment: context.formats.dateTime(changedAt) } };
  if (undoUntil === undefined) return accountMail({ ...messages, ...contactMessages }, data, context);
  const until = { message: undoMessages.until, deadline: undoUntil };
  return accountMail({ ...messages, ...undoMessages }, { ...data, until }, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.emailChanged.subject",
    message: "The email address of your {brand} account was changed",
  },
  heading: /*i18n*/ { id: "mail.emailChanged.heading", message: "Your email address was changed" },
  body: /*i18n*/ {
    id: "mail.emailChanged.body",
    message:
      "Since {moment}, your {brand} account uses {email}. This address no longer receives its messages.",
  },
};
