import { accountMail } from "../account/accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email about a changed bank account for payouts to an agency's owners, in case they did not
 * expect the change [PO2].
 */
export function bankAccountChanged(
  { name, link, agency, digits, person, changedAt, heldUntil }: MailData["bankAccountChanged"],
  context: MailContext,
): MailContent {
  const { formats } = context;
  const values = {
    agency,
    digits,
    person,
    moment: formats.dateTime(changedAt),
    until: formats.dateTime(heldUntil),
  };
  return accountMail(messages, { name, link, values }, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.bankAccountChanged.subject",
    message: "The bank account of {agency} was changed",
  },
  heading: /*i18n*/ {
    id: "mail.bankAccountChanged.heading",
    message: "Your payouts go to another bank account",
  },
  body: /*i18n*/ {
    id: "mail.bankAccountChanged.body",
    message:
      "On {moment}, {person} set the bank account to which {brand} pays {agency}. Its number ends in {digits}. Nothing is paid to it before {until}.",
  },
  notYou: /*i18n*/ {
    id: "mail.bankAccountChanged.notYou",
    message:
      "If you expected this, there is nothing to do. If not, reset your password now, and write to us before that time.",
  },
  button: /*i18n*/ { id: "mail.bankAccountChanged.button", message: "Reset my password" },
};
