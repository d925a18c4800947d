import type { I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { messages as mails } from "../compiled/mails.ts";
import { messages as shared } from "../compiled/messages.ts";
import { setupLanguage } from "../setupLanguage.ts";

/** Messages of emails and SMS, and the messages they share with pages, in each language. */
export const mailI18n: Record<Language, I18n> = mapLanguages((language) =>
  setupLanguage(language, { ...shared[language], ...mails[language] }),
);
