import { plainCode } from "@sayara/domain/text/typedText";
import { hasAtMostTwoDecimals } from "@sayara/domain/money/Dinars";

/**
 * Parses a typed or pasted amount in dinars: `254.4`, `254,40`, `1 250 DT`, `٢٥٤٫٤`. Returns null if it is not an
 * amount or has more than two decimals, since `1.250` could mean a thousand.
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

/** Formats an amount as users type it in a language, without grouping separators. */
export function writeAmount(amount: number, language: string): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return language === "en" ? text : text.replace(".", ",");
}
