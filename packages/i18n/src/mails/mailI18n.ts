import { setupI18n, type I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as en } from "../compiled/en/mails.ts";
import { messages as enWords } from "../compiled/en/words.ts";
import { messages as es } from "../compiled/es/mails.ts";
import { messages as esWords } from "../compiled/es/words.ts";
import { messages as fr } from "../compiled/fr/mails.ts";
import { messages as frWords } from "../compiled/fr/words.ts";

/** The words of mails and SMS, with those that the pages share, in each language. */
export const mailI18n: Record<Language, I18n> = {
  fr: setupI18n({ locale: "fr", messages: { fr: { ...frWords, ...fr } } }),
  en: setupI18n({ locale: "en", messages: { en: { ...enWords, ...en } } }),
  es: setupI18n({ locale: "es", messages: { es: { ...esWords, ...es } } }),
};
