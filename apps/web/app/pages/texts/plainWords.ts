import type { Words } from "#web/texts/SiteText.ts";

/** Returns the letters of a line; a fact is its name. */
export function plainWords(words: readonly Words[]): string {
  return words.map((one) => (one.kind === "fact" ? one.fact : one.text)).join("");
}
