import type { Language } from "@sayara/domain/language/Language";

/** Keeps a number and its unit on one line. */
export const noBreakSpace = "\u00a0";

/**
 * Formats a number (product.md, section 9): thousands grouped with a comma in English and a no-break space
 * otherwise; two decimals when fractional, none otherwise; a decimal point in English, a comma in French and
 * Spanish. Not from Intl, whose grouping differs between browsers and the server and would break hydration.
 *
 * @example formatNumber(1234.5, "fr") // "1 234,50"
 * @throws RangeError for NaN and infinities.
 */
export function formatNumber(value: number, language: Language): string {
  return writeNumber(value, Number.isInteger(value) ? 0 : 2, language);
}

/** Formats a number with a fixed count of decimals, grouped as `formatNumber` does. */
export function writeNumber(value: number, decimals: number, language: Language): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be shown: ${value}`);
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const english = language === "en";
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, english ? "," : noBreakSpace);
  const digits = fraction === undefined ? grouped : `${grouped}${english ? "." : ","}${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
