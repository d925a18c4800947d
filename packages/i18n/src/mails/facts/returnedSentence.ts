import type { MailContext } from "../MailContent.ts";

/** Returns a sentence about the part of a payment that is returned. Empty for 0. */
export function returnedSentence(amount: number, currency: string, { t, formats }: MailContext): string[] {
  return amount === 0
    ? []
    : [t({ ...messages.returned, values: { amount: formats.price(amount, currency) } })];
}

const messages = {
  returned: /*i18n*/ {
    id: "mail.payment.returned",
    message: "{amount} was more than was due: it will be paid back to your card, usually within ten days.",
  },
};
