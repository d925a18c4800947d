import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

type Catalogue = () => Promise<{ messages: Messages }>;

const shared: Record<Language, Catalogue> = {
  fr: () => import("./catalogues/fr.ts"),
  en: () => import("./catalogues/en.ts"),
  es: () => import("./catalogues/es.ts"),
};
const ofPages = import.meta.glob<{ messages: Messages }>("../pages/*/locales/*.po");

/** The words that every page may need, in one language. */
export async function loadSharedWords(language: Language): Promise<Messages> {
  return (await shared[language]()).messages;
}

/** The words of one page; none for a page that has no words of its own. */
export async function loadPageWords(language: Language, page: string): Promise<Messages> {
  const load = ofPages[`../pages/${page}/locales/${language}.po`];
  return load === undefined ? {} : (await load()).messages;
}
