import { hasAtMostTwoDecimals } from "@sayara/domain/money/Dinars";

/** Reads a typed sum in dinars: `254.4`, `254,40`, `1 250`. Null when it is none, or has more than two decimals. */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, "").replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const amount = Number(text);
  return hasAtMostTwoDecimals(amount) ? amount : null;
}

/** Writes a sum as it is typed in a language, without grouping. */
export function writeAmount(amount: number, language: string): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return language === "en" ? text : text.replace(".", ",");
}
