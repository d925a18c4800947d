import type { Language } from "@sayara/domain/language/Language";

const lists = new Map<Language, Intl.ListFormat>();

/**
 * Joins items with commas, the last two with a word.
 *
 * @example formatList(["Tunis", "Sousse"], "fr") // "Tunis et Sousse"
 */
export function formatList(items: readonly string[], language: Language): string {
  // British English: no comma before "and", as in all English texts of the product.
  const list = lists.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language);
  lists.set(language, list);
  return list.format(items);
}
