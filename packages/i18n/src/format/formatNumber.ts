import type { Language } from "@sayara/domain/language/Language";

/** Keeps a number and its unit on one line. */
export const noBreakSpace = "\u00a0";

/**
 * A number as specification, section 9 writes it: thousands grouped (comma in English, otherwise a no-break space),
 * two decimals when fractional and none otherwise. Decimal point in English, comma in French and Spanish.
 * Written by hand because Intl's grouping differs between browsers and the server, which would break hydration.
 *
 * @example formatNumber(1234.5, "fr") // "1 234,50"
 * @throws RangeError for NaN and infinities: such an amount is a fault, never shown.
 */
export function formatNumber(value: number, language: Language): string {
  return writeNumber(value, Number.isInteger(value) ? 0 : 2, language);
}

/** A number with a fixed count of decimals, grouped as formatNumber does. */
export function writeNumber(value: number, decimals: number, language: Language): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be shown: ${value}`);
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const english = language === "en";
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, english ? "," : noBreakSpace);
  const digits = fraction === undefined ? grouped : `${grouped}${english ? "." : ","}${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
