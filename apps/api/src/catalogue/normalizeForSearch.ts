/** Normalizes stored names and search words alike: lower case, no accents, no punctuation. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
