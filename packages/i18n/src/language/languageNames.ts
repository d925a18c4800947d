import type { Language } from "@sayara/domain/language/Language";

/** Each language's own name, for the language switcher. Never translated. */
export const languageNames: Record<Language, string> = {
  fr: "Français",
  en: "English",
  es: "Español",
};
