import type { MessageDescriptor } from "@lingui/core";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { DepositOffer } from "@sayara/domain/deposit/DepositTerms";
import { offersByAmount } from "@sayara/domain/deposit/offersByAmount";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Texts of the deposit methods, for use within a list. */
const offeredMethods: Record<DepositMethod | Unknown, MessageDescriptor> = {
  cash: /*i18n*/ { id: "depositOffer.cash", message: "cash in dinars" },
  cashEuro: /*i18n*/ { id: "depositOffer.cashEuro", message: "the same value in euros" },
  card: /*i18n*/ { id: "depositOffer.card", message: "charged by debit or credit card" },
  cardImprint: /*i18n*/ { id: "depositOffer.cardImprint", message: "reserved on a credit card" },
  unknown: /*i18n*/ { id: "depositOffer.unknown", message: "another way" },
};
const withAmount = /*i18n*/ { id: "depositOffer.withAmount", message: "{amount} ({methods})" };
const withoutAmount = /*i18n*/ {
  id: "depositOffer.withoutAmount",
  message: "ask the agency for the amount ({methods})",
};

interface Writer {
  text: (message: MessageDescriptor, values?: Record<string, string>) => string;
  price: (dinars: number) => string;
  parts: (texts: readonly string[]) => string;
}

/**
 * Returns a text for each amount of a car's security deposit, with the methods that have this amount.
 *
 * @example "800 TND (cash in dinars)"
 */
export function depositOfferTexts(offers: readonly DepositOffer[], { text, price, parts }: Writer): string[] {
  return offersByAmount(offers).map(({ amount, methods }) => {
    const names = parts(methods.map((method) => text(offeredMethods[method])));
    return amount === null
      ? text(withoutAmount, { methods: names })
      : text(withAmount, { amount: price(amount), methods: names });
  });
}
