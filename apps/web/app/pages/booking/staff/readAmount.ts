import { plainCode } from "@sayara/domain/text/typedText";
import { hasAtMostTwoDecimals } from "@sayara/domain/money/Dinars";

/**
 * Reads a typed or pasted sum in dinars: `254.4`, `254,40`, `1 250 DT`, `٢٥٤٫٤`. Null when it is none, or has more than
 * two decimals: `1.250` may be a thousand.
 */
export function readAmount(typed: string): number | null {
  const text = plainCode(typed)
    .replace(/ ?(?:DT|TND|د\.ت)$/i, "")
    .replaceAll(/[\s٬]/g, "")
    .replace(/[,٫]/, ".");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const amount = Number(text);
  return hasAtMostTwoDecimals(amount) ? amount : null;
}

/** Writes a sum as it is typed in a language, without grouping. */
export function writeAmount(amount: number, language: string): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return language === "en" ? text : text.replace(".", ",");
}
