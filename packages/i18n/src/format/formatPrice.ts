import type { Language } from "@sayara/domain/language/Language";
import { formatNumber, noBreakSpace } from "./formatNumber.ts";

/**
 * An amount with its currency: `DT` for dinars in French, the ISO 4217 code otherwise (decisions, "Money").
 *
 * @param amount decimal dinars (or units of `currency`), as on the wire
 * @example formatPrice(1234, "en") // "1,234 TND"
 */
export function formatPrice(amount: number, language: Language, currency = "TND"): string {
  return formatNumber(amount, language) + noBreakSpace + currencySign(language, currency);
}

/** How a currency is written after an amount. */
export function currencySign(language: Language, currency = "TND"): string {
  return currency === "TND" && language === "fr" ? "DT" : currency;
}
