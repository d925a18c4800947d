import type { Language } from "@sayara/domain/language/Language";

const lists = new Map<Language, Intl.ListFormat>();

/** Things in a row, the last two joined by a word. @example formatList(["Tunis", "Sousse"], "fr") // "Tunis et Sousse" */
export function formatList(items: readonly string[], language: Language): string {
  // British English: no comma before "and", like the rest of our English.
  const list = lists.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language);
  lists.set(language, list);
  return list.format(items);
}
