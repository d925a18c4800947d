import { directionOf } from "@sayara/domain/language/directionOf";
import type { Language } from "@sayara/domain/language/Language";

/** Keeps a number and its unit on one line. */
export const noBreakSpace = "\u00a0";

/** Keeps a minus sign before its number in right-to-left text. */
export const leftToRightMark = "\u200e";

/**
 * Formats a number (product.md, section 9). Thousands are grouped with a comma in English, otherwise with a no-break
 * space. Fractional numbers have two decimals, others none. The decimal separator is a point in English, a comma in
 * the other languages. Not based on `Intl`, whose grouping differs between browsers and the server and would break
 * hydration.
 *
 * @example formatNumber(1234.5, "fr") // "1 234,50"
 * @throws RangeError for NaN and infinities.
 */
export function formatNumber(value: number, language: Language): string {
  return writeNumber(value, Number.isInteger(value) ? 0 : 2, language);
}

/** Formats a number with a fixed number of decimals, grouped as in `formatNumber`. */
export function writeNumber(value: number, decimals: number, language: Language): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be shown: ${value}`);
  const [integerDigits = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const isEnglish = language === "en";
  const grouped = integerDigits.replace(/\B(?=(?:\d{3})+$)/g, isEnglish ? "," : noBreakSpace);
  const formatted = fraction === undefined ? grouped : `${grouped}${isEnglish ? "." : ","}${fraction}`;
  if (value >= 0 || !/[1-9]/.test(formatted)) return formatted;
  return directionOf(language) === "rtl" ? `${leftToRightMark}-${formatted}` : `-${formatted}`;
}
