import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";

/** Message lists to add to the package's own, such as an application's catalogue. */
export type CreateI18nOptions = { messages?: Messages };

/**
 * A Lingui instance that speaks one language: the words of every code and enumeration, and the components' words.
 * Only that language is loaded, each as a chunk of its own in a bundle. Greek has the components' words only.
 * Mails are not in it: the server renders those with `mails/renderMail`.
 *
 * @example
 * const i18n = await createI18n("fr");
 * i18n._(refusalWords.car_taken); // "Cette voiture vient d’être prise pour ces dates. …"
 */
export async function createI18n(
  language: ComponentLanguage,
  options: CreateI18nOptions = {},
): Promise<I18n> {
  const messages = Object.assign({}, ...(await loaders[language]()), options.messages) as Messages;
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

// Spelt out rather than built from the language: bundlers and Node both follow them.
const loaders: Record<ComponentLanguage, () => Promise<Messages[]>> = {
  fr: () => messagesOf([import("./compiled/fr/words.ts"), import("./compiled/fr/components.ts")]),
  en: () => messagesOf([import("./compiled/en/words.ts"), import("./compiled/en/components.ts")]),
  es: () => messagesOf([import("./compiled/es/words.ts"), import("./compiled/es/components.ts")]),
  el: () => messagesOf([import("./compiled/el/components.ts")]),
};

async function messagesOf(modules: Promise<{ messages: Messages }>[]): Promise<Messages[]> {
  return (await Promise.all(modules)).map(({ messages }) => messages);
}
