import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

/** Creates a Lingui instance with the texts of imported tables, which only their readers load. */
export async function createTableI18n(language: Language): Promise<I18n> {
  const { messages } = await loaders[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

// Paths are literals, not built from the language, so that bundlers and Node can resolve them.
const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import("../compiled/fr/tables.ts"),
  en: () => import("../compiled/en/tables.ts"),
  es: () => import("../compiled/es/tables.ts"),
};
