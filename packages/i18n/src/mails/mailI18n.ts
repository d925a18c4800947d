import { setupI18n, type I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as en } from "../compiled/en/mails.ts";
import { messages as enMessages } from "../compiled/en/messages.ts";
import { messages as es } from "../compiled/es/mails.ts";
import { messages as esMessages } from "../compiled/es/messages.ts";
import { messages as fr } from "../compiled/fr/mails.ts";
import { messages as frMessages } from "../compiled/fr/messages.ts";

/** Messages of emails and SMS, and the messages they share with pages, in each language. */
export const mailI18n: Record<Language, I18n> = {
  fr: setupI18n({ locale: "fr", messages: { fr: { ...frMessages, ...fr } } }),
  en: setupI18n({ locale: "en", messages: { en: { ...enMessages, ...en } } }),
  es: setupI18n({ locale: "es", messages: { es: { ...esMessages, ...es } } }),
};
