import { type Language, languages } from "./Language.ts";

/**
 * Returns a value for each language of the product.
 *
 * @example mapLanguages((language) => names[language] ?? "") // { fr: "Tunis", en: "Tunis", es: "" }
 */
export function mapLanguages<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<
    Language,
    Value
  >;
}
