import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking, MailedPayment } from "../MailData.ts";

/** Returns the receipt lines of a payment: the amount, its reference, and the amount left to pay. */
export function paymentFacts(
  { payment: { amount, reference, at, atAgency }, due }: MailedPayment,
  { currency }: Pick<MailedBooking, "currency">,
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  return [
    [
      t({
        ...(atAgency === true ? labels.paidAtAgency : labels.paid),
        values: { moment: formats.dateTime(at) },
      }),
      formats.price(amount, currency),
    ],
    ...(reference === null ? [] : [[t(labels.reference), reference] satisfies [string, string]]),
    [t(labels.due), formats.price(due, currency)],
  ];
}

const labels = {
  paid: /*i18n*/ { id: "mail.fact.paid", message: "Paid online on {moment}" },
  paidAtAgency: /*i18n*/ { id: "mail.fact.paidAtAgency", message: "Paid at the agency on {moment}" },
  reference: /*i18n*/ { id: "mail.fact.paymentReference", message: "Reference of the payment" },
  due: /*i18n*/ { id: "mail.fact.due", message: "Left to pay at the agency" },
};
