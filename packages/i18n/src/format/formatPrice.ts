import type { Language } from "@sayara/domain/language/Language";
import { formatNumber, noBreakSpace } from "./formatNumber.ts";

/**
 * Formats an amount with its currency: `DT` for dinars in French, the ISO 4217 code otherwise (product.md,
 * section 9).
 *
 * @param amount decimal dinars (or units of `currency`), as on the wire
 * @example formatPrice(1234, "en") // "1,234 TND"
 */
export function formatPrice(amount: number, language: Language, currency = "TND"): string {
  return formatNumber(amount, language) + noBreakSpace + currencySign(language, currency);
}

/** Returns the sign of a currency: `DT` for dinars in French, the ISO 4217 code otherwise. */
export function currencySign(language: Language, currency = "TND"): string {
  return currency === "TND" && language === "fr" ? "DT" : currency;
}
