import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { monthName } from "./monthName.ts";

/** Writes the email to an agency's owners and accountants about a statement that is not paid [DB3]. */
export function debtReminder(
  { name, agency, number, month, outstanding, currency, issuedAt, isLast, link }: MailData["debtReminder"],
  { t, formats, language, brand }: MailContext,
): MailContent {
  const values = {
    agency,
    number,
    brand,
    day: formats.date(issuedAt),
    month: monthName(month, language),
    amount: formats.price(outstanding, currency),
  };
  return {
    subject: t({ ...(isLast ? messages.lastSubject : messages.subject), values }),
    heading: t({ ...messages.heading, values }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...messages.body, values }),
      t({ ...sharedMailMessages.payStatement, values }),
      t(messages.crossed),
      ...(isLast ? [t(messages.last)] : []),
    ],
    button: { label: t(sharedMailMessages.openStatement), link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.debtReminder.subject",
    message: "Reminder: {amount} to pay, statement {number}",
  },
  lastSubject: /*i18n*/ {
    id: "mail.debtReminder.lastSubject",
    message: "Last reminder: {amount} to pay, statement {number}",
  },
  heading: /*i18n*/ { id: "mail.debtReminder.heading", message: "{amount} is still to be paid" },
  body: /*i18n*/ {
    id: "mail.debtReminder.body",
    message:
      "Commission statement {number} of {month} was issued on {day}. {agency} has {amount} left to pay to {brand}.",
  },
  crossed: /*i18n*/ {
    id: "mail.debtReminder.crossed",
    message: "If you have paid in the last few days, you have nothing to do: the payment is on its way.",
  },
  last: /*i18n*/ {
    id: "mail.debtReminder.last",
    message:
      "This is our last reminder about this statement. If something prevents you from paying, write to us: we look for a solution with you. Your bookings continue as usual.",
  },
};
