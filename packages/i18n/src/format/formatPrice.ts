import { rightToLeftMark } from "../bidi/isolate.ts";
import type { Language } from "@sayara/domain/language/Language";
import { formatNumber, leftToRightMark, noBreakSpace } from "./formatNumber.ts";

/**
 * Formats an amount with its currency: `DT` for TND in French, `د.ت` in Arabic, the ISO 4217 code otherwise
 * (product.md, section 9).
 *
 * @param amount decimal TND (or units of `currency`), as in the wire format
 * @example formatPrice(1234, "en") // "1,234 TND"
 */
export function formatPrice(amount: number, language: Language, currency = "TND"): string {
  const number = formatNumber(amount, language);
  // A negative number starts with a left-to-right mark, which would reverse the order of amount and currency.
  const start = number.startsWith(leftToRightMark) ? rightToLeftMark : "";
  return start + number + noBreakSpace + currencySign(language, currency);
}

/** Returns the symbol of a currency: `DT` for TND in French, `د.ت` in Arabic, the ISO 4217 code otherwise. */
export function currencySign(language: Language, currency = "TND"): string {
  return (currency === "TND" ? dinarSigns[language] : undefined) ?? currency;
}

const dinarSigns: Partial<Record<Language, string>> = { fr: "DT", ar: "د.ت" };
