import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the receipt of an agency's online payment of its debt [DB8]. */
export function balancePaid(
  { name, agency, number, amount, reference, currency, paidAt, balance, link }: MailData["balancePaid"],
  { t, formats, brand }: MailContext,
): MailContent {
  const values = {
    agency,
    brand,
    reference,
    number: number ?? "",
    moment: formats.dateTime(paidAt),
    amount: formats.price(amount, currency),
    rest: formats.price(Math.abs(balance), currency),
  };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t({ ...messages.heading, values }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...(number === null ? messages.body : messages.statementBody), values }),
      t({ ...restOf(balance), values }),
    ],
    button: { label: t(messages.button), link },
  };
}

/** Returns the message about the balance after the payment. */
function restOf(balance: number) {
  if (balance < 0) return messages.owed;
  return balance === 0 ? messages.even : messages.credit;
}

const messages = {
  subject: /*i18n*/ { id: "mail.balancePaid.subject", message: "Receipt {reference}: {amount} paid online" },
  heading: /*i18n*/ { id: "mail.balancePaid.heading", message: "Your payment of {amount} has arrived" },
  body: /*i18n*/ {
    id: "mail.balancePaid.body",
    message: "On {moment}, {agency} paid {amount} of its balance to {brand} online. Reference: {reference}.",
  },
  statementBody: /*i18n*/ {
    id: "mail.balancePaid.statementBody",
    message:
      "On {moment}, {agency} paid {amount} for commission statement {number} to {brand} online. Reference: {reference}.",
  },
  owed: /*i18n*/ {
    id: "mail.balancePaid.owed",
    message: "The agency now owes {brand} {rest}.",
  },
  even: /*i18n*/ { id: "mail.balancePaid.even", message: "Nothing is owed any more." },
  credit: /*i18n*/ {
    id: "mail.balancePaid.credit",
    message:
      "The balance of the agency is now {rest} in its favour. It is set against later commission, and what is left is paid out by the next statement.",
  },
  button: /*i18n*/ { id: "mail.balancePaid.button", message: "See the balance" },
};
