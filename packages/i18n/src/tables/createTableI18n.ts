import { setupI18n, type I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { loaders } from "../compiled/tables.lazy.ts";

/** Creates a Lingui instance with the texts of imported tables, which only their readers load. */
export async function createTableI18n(language: Language): Promise<I18n> {
  const { messages } = await loaders[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
