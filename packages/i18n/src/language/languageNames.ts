import type { Language } from "@sayara/domain/language/Language";

/** Each language by its own name, as a language switch shows it: never translated. */
export const languageNames: Record<Language, string> = {
  fr: "Français",
  en: "English",
  es: "Español",
};
