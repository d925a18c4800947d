import { defaultLanguage, type Language } from "./Language.ts";

/**
 * Returns a text in a language, otherwise in the default language, otherwise the first available one. An empty text
 * counts as missing. Undefined if there is no text [LO8].
 *
 * @example
 * textIn({ fr: "Hall d'arrivée" }, "es"); // "Hall d'arrivée"
 */
export function textIn(
  texts: Readonly<Partial<Record<string, string>>>,
  language: Language,
): string | undefined {
  const candidates = [texts[language], texts[defaultLanguage], ...Object.values(texts)];
  return candidates.find((text) => text !== undefined && text !== "");
}
