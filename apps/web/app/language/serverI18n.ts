import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as en } from "./catalogues/en.ts";
import { messages as es } from "./catalogues/es.ts";
import { messages as fr } from "./catalogues/fr.ts";

const catalogues: Record<Language, Messages> = { fr, en, es };
const made = new Map<Language, I18n>();

/** One instance a language, shared by all requests: none of them ever changes its language. */
export function serverI18n(language: Language): I18n {
  const i18n =
    made.get(language) ?? setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
  made.set(language, i18n);
  return i18n;
}
