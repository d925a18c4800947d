import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as en } from "./catalogues/en.ts";
import { messages as es } from "./catalogues/es.ts";
import { messages as fr } from "./catalogues/fr.ts";

const shared: Record<Language, Messages> = { fr, en, es };
const pageCatalogues = import.meta.glob<{ messages: Messages }>("../pages/*/locales/*.po", { eager: true });
const instances = new Map<Language, I18n>();

/** Returns the shared instance of a language, with the messages of all pages. Requests must not change its language. */
export function serverI18n(language: Language): I18n {
  const i18n =
    instances.get(language) ??
    setupI18n({ locale: language, messages: { [language]: allMessages(language) } });
  instances.set(language, i18n);
  return i18n;
}

function allMessages(language: Language): Messages {
  const pages = Object.entries(pageCatalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  return Object.assign({}, shared[language], ...pages.map(([, { messages }]) => messages));
}
