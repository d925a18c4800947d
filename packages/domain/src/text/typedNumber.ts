import { plainCode } from "./typedText.ts";

/**
 * Reads a typed number: digits of any script, spaces between thousands, decimal point, comma or Arabic decimal mark.
 * Returns null for an empty text, and the text itself if it is not a number, so that a schema reports it.
 *
 * @example typedNumber("١ ٢٥٠٫٥") // 1250.5
 */
export function typedNumber(text: string): number | string | null {
  const plain = plainCode(text)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, "")
    .replace(/^[−–]/, "-")
    .replace(/[,٫]/, ".");
  if (plain === "") return null;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : text;
}
