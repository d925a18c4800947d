import { accountMail } from "./accountMail.ts";
import { contactMessages } from "../contactMessages.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { undoMessages } from "./undoMessages.ts";

/**
 * Writes the email to the current address of an account when another address is requested. With `undoUntil`, the link
 * undoes the request; otherwise it opens the contact page.
 */
export function emailChangeAsked(
  { name, link, newEmail, askedAt, undoUntil }: MailData["emailChangeAsked"],
  context: MailContext,
): MailContent {
  const data = { name, link, values: { email: newEmail, moment: context.formats.dateTime(askedAt) } };
  if (undoUntil === undefined) return accountMail({ ...messages, ...contactMessages }, data, context);
  const until = { message: undoMessages.until, deadline: undoUntil };
  return accountMail({ ...messages, ...undoMessages }, { ...data, until }, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.emailChangeAsked.subject",
    message: "Someone asked to change your {brand} email address",
  },
  heading: /*i18n*/ { id: "mail.emailChangeAsked.heading", message: "A new address for your account" },
  body: /*i18n*/ {
    id: "mail.emailChangeAsked.body",
    message:
      "On {moment}, {email} was asked for as the new address of your {brand} account. It takes effect once it is confirmed.",
  },
};
