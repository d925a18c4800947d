import type { Language } from "@sayara/domain/language/Language";

const displayNames = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a language in another language. Only for views that are rendered in the browser: its
 * names may differ from the server's, which would break hydration.
 *
 * @example formatLanguage("fr", "es") // "francés"
 */
export function formatLanguage(code: Language, language: string): string {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: "language" });
  displayNames.set(language, names);
  return names.of(code) ?? code;
}
