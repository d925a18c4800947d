import type { MailContext } from "../MailContent.ts";
import type { MailedCancellation } from "../MailData.ts";

/** Describes the refund for a cancelled booking and how it is paid. */
export function refundSentences(
  {
    hasPaid,
    toCard,
    atDesk,
    agency,
  }: Pick<MailedCancellation, "hasPaid" | "toCard" | "atDesk"> & { agency: string },
  currency: string,
  { t, formats }: MailContext,
): string[] {
  if (!hasPaid) return [t(messages.nothingPaid)];
  if (toCard === 0 && atDesk === 0) return [t(messages.noRefund)];
  const formatAmount = (amount: number) => formats.price(amount, currency);
  return [
    ...(toCard > 0 ? [t({ ...messages.toCard, values: { amount: formatAmount(toCard) } })] : []),
    ...(atDesk > 0 ? [t({ ...messages.atDesk, values: { amount: formatAmount(atDesk), agency } })] : []),
  ];
}

const messages = {
  nothingPaid: /*i18n*/ {
    id: "mail.bookingCancelled.nothingPaid",
    message: "You had paid nothing: nothing is owed on either side.",
  },
  noRefund: /*i18n*/ {
    id: "mail.bookingCancelled.noRefund",
    message: "No refund is due under the conditions of this booking.",
  },
  toCard: /*i18n*/ {
    id: "mail.bookingCancelled.refund",
    message: "{amount} will be paid back to the card you used, usually within ten days.",
  },
  atDesk: /*i18n*/ {
    id: "mail.bookingCancelled.refundAtDesk",
    message: "{amount} that you paid at the agency will be returned to you there, by {agency}.",
  },
};
