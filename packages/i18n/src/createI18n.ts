import type { I18n, Messages } from "@lingui/core";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";
import { loaders as components } from "./compiled/components.lazy.ts";
import { loaders as shared } from "./compiled/messages.lazy.ts";
import { setupLanguage } from "./setupLanguage.ts";

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
  const modules = await Promise.all([sharedLoaders[language]?.(), components[language]()]);
  const loaded = modules.map((module) => module?.messages);
  const messages = Object.assign({}, ...loaded, options.messages) as Messages;
  return setupLanguage(language, messages);
}

/** Greek has only the component messages. */
const sharedLoaders: Partial<Record<ComponentLanguage, () => Promise<{ messages: Messages }>>> = shared;
