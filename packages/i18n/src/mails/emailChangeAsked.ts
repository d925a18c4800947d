import { accountMail } from "./accountMail.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { undoWords } from "./undoWords.ts";

/** To the address of an account when another is requested. The link undoes the request. */
export function emailChangeAsked(
  { name, link, newEmail, askedAt, undoUntil }: MailData["emailChangeAsked"],
  writer: MailWriter,
): MailContent {
  const values = { email: newEmail, moment: writer.formats.dateTime(askedAt) };
  const until = { message: undoWords.until, deadline: undoUntil };
  return accountMail({ ...words, ...undoWords }, { name, link, values, until }, writer);
}

const words = {
  subject: /*i18n*/ {
    id: "mail.emailChangeAsked.subject",
    message: "A new email address was asked for: your {brand} account",
  },
  heading: /*i18n*/ { id: "mail.emailChangeAsked.heading", message: "A new address for your account" },
  body: /*i18n*/ {
    id: "mail.emailChangeAsked.body",
    message:
      "On {moment}, {email} was asked for as the new address of your {brand} account. It takes effect once it is confirmed.",
  },
};
