/**
 * Normalizes a string for comparison: lower case, without accents, vowel signs or punctuation, words separated by one
 * space. Spelling variants of an Arabic letter are unified, and the article ال is dropped. [LO1]
 *
 * @example plainText("L’Aïn-Draham") // "l ain draham"
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}|ـ/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(^| )ال(?=[^ ]{2})/g, "$1")
    .trim();
}
