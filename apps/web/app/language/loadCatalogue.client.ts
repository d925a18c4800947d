import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import("./catalogues/fr.ts"),
  en: () => import("./catalogues/en.ts"),
  es: () => import("./catalogues/es.ts"),
};

/** Fetches the words of one language: the browser never holds more than the languages it has shown. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const { messages } = await catalogues[language]();
  return messages;
}
