import type { Language } from "@sayara/domain/language/Language";
import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import { formatNumber, noBreakSpace } from "./formatNumber.ts";

const dollarSigns: Record<Language, string> = { fr: "$US", en: "US$", es: "US$", ar: "US$" };

/**
 * Formats a whole amount of another currency with its sign, which English writes before the number.
 *
 * @example formatForeignAmount(96, { currency: "EUR", language: "fr" }) // "96 €"
 */
export function formatForeignAmount(
  amount: number,
  { currency, language }: { currency: ForeignCurrency; language: Language },
): string {
  const sign = { EUR: "€", USD: dollarSigns[language], GBP: "£" }[currency];
  const number = formatNumber(amount, language);
  return language === "en" ? sign + number : number + noBreakSpace + sign;
}
