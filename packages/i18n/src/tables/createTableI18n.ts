import type { I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { loaders } from "../compiled/tables.lazy.ts";
import { setupLanguage } from "../setupLanguage.ts";

/**
 * Creates a Lingui instance with the texts about imported tables, which only the pages and commands that
 * import tables load.
 */
export async function createTableI18n(language: Language): Promise<I18n> {
  const { messages } = await loaders[language]();
  return setupLanguage(language, messages);
}
