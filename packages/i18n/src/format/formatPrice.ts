import type { Language } from "@sayara/domain/language/Language";
import { formatNumber, noBreakSpace } from "./formatNumber.ts";

/**
 * Formats an amount with its currency: `DT` for TND in French, the ISO 4217 code otherwise (product.md, section 9).
 *
 * @param amount decimal TND (or units of `currency`), as in the wire format
 * @example formatPrice(1234, "en") // "1,234 TND"
 */
export function formatPrice(amount: number, language: Language, currency = "TND"): string {
  return formatNumber(amount, language) + noBreakSpace + currencySign(language, currency);
}

/** Returns the symbol of a currency: `DT` for TND in French, the ISO 4217 code otherwise. */
export function currencySign(language: Language, currency = "TND"): string {
  return currency === "TND" && language === "fr" ? "DT" : currency;
}
