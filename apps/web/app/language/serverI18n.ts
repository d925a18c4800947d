import type { I18n, Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as frontend } from "@sayara/frontend/compiled/messages";
import { messages as components } from "@sayara/i18n/compiled/components";
import { setupLanguage } from "@sayara/i18n/setupLanguage";
import { messages as shared } from "@sayara/i18n/compiled/messages";

const siteCatalogues = import.meta.glob<{ messages: Messages }>(
  ["./locales/*.po", "../pages/*/locales/*.po"],
  { eager: true },
);
const instances = new Map<Language, I18n>();

/** Returns the shared instance of a language, with the messages of all pages. Requests must not change its language. */
export function serverI18n(language: Language): I18n {
  const i18n = instances.get(language) ?? setupLanguage(language, allMessages(language));
  instances.set(language, i18n);
  return i18n;
}

function allMessages(language: Language): Messages {
  const ofSite = Object.entries(siteCatalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  return Object.assign(
    {},
    components[language],
    shared[language],
    frontend[language],
    ...ofSite.map(([, { messages }]) => messages),
  );
}
