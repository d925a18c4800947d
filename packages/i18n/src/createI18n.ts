import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";

/** Messages to add to the package's own, such as an application's catalogue. */
export type CreateI18nOptions = { messages?: Messages };

/**
 * Creates a Lingui instance for one language, with the messages of codes, enumerations and components. Loads only that
 * language, in separate chunks of a bundle. Greek has only the component messages. Email messages are not included: the
 * server renders emails with `mails/renderMail`.
 *
 * @example
 * const i18n = await createI18n("fr");
 * i18n._(refusalMessages.car_taken); // "Cette voiture vient d’être prise pour ces dates. …"
 */
export async function createI18n(
  language: ComponentLanguage,
  options: CreateI18nOptions = {},
): Promise<I18n> {
  const messages = Object.assign({}, ...(await loaders[language]()), options.messages) as Messages;
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

// Paths are literals, not built from the language, so that bundlers and Node can resolve them.
const loaders: Record<ComponentLanguage, () => Promise<Messages[]>> = {
  fr: () => loadMessages([import("./compiled/fr/messages.ts"), import("./compiled/fr/components.ts")]),
  en: () => loadMessages([import("./compiled/en/messages.ts"), import("./compiled/en/components.ts")]),
  es: () => loadMessages([import("./compiled/es/messages.ts"), import("./compiled/es/components.ts")]),
  el: () => loadMessages([import("./compiled/el/components.ts")]),
};

async function loadMessages(modules: Promise<{ messages: Messages }>[]): Promise<Messages[]> {
  return (await Promise.all(modules)).map(({ messages }) => messages);
}
