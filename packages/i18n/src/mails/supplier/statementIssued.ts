import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { monthName } from "./monthName.ts";

/** Writes the email to an agency's owners and accountants about a statement of commission [ST1]. */
export function statementIssued(
  { name, agency, number, month, toCollect, toPayOut, closing, currency, link }: MailData["statementIssued"],
  { t, formats, language, brand }: MailContext,
): MailContent {
  const paid = toCollect > 0 ? toCollect : toPayOut;
  const values = {
    agency,
    number,
    brand,
    month: monthName(month, language),
    amount: formats.price(paid > 0 ? paid : Math.abs(closing), currency),
  };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t({ ...messages.heading, values }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...messages.body, values }),
      t({ ...resultOf({ toCollect, toPayOut, closing }), values }),
      ...(toCollect > 0 ? [t({ ...sharedMailMessages.payStatement, values })] : []),
    ],
    button: { label: t(sharedMailMessages.openStatement), link },
  };
}

function resultOf({
  toCollect,
  toPayOut,
  closing,
}: Pick<MailData["statementIssued"], "toCollect" | "toPayOut" | "closing">) {
  if (toCollect > 0) return messages.toCollect;
  if (toPayOut > 0) return messages.toPayOut;
  return closing === 0 ? messages.even : messages.carriedOver;
}

const messages = {
  subject: /*i18n*/ { id: "mail.statementIssued.subject", message: "Commission statement {number}: {month}" },
  heading: /*i18n*/ { id: "mail.statementIssued.heading", message: "Your statement of {month} is ready" },
  body: /*i18n*/ {
    id: "mail.statementIssued.body",
    message:
      "Commission statement {number} of {agency} lists the rentals of {month} and every amount that moved.",
  },
  toCollect: /*i18n*/ {
    id: "mail.statementIssued.toCollect",
    message: "Your agency has {amount} to pay to {brand}.",
  },
  toPayOut: /*i18n*/ {
    id: "mail.statementIssued.toPayOut",
    message: "{brand} pays your agency {amount}. You have nothing to do.",
  },
  carriedOver: /*i18n*/ {
    id: "mail.statementIssued.carriedOver",
    message: "Nothing is to be paid: the balance of {amount} is carried over to the next month.",
  },
  even: /*i18n*/ { id: "mail.statementIssued.even", message: "Nothing is to be paid: the balance is zero." },
};
