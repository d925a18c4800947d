import type { Language } from "@sayara/domain/language/Language";
import { asLanguage, resolveStartLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { readStoredLanguage } from "@sayara/i18n/language/storedLanguage";

export interface LanguageOfRequest {
  language: Language;
  /** The language of the URL, if it differs from the stored one; otherwise null. */
  languageToStore: Language | null;
}

/** Returns the language of a document, from its URL or the cookie that mirrors the stored language. */
export function languageOfRequest(request: { url: string; cookies: string }): LanguageOfRequest {
  const query = new URL(request.url).searchParams.get("l");
  const stored = readStoredLanguage(request.cookies);
  const requested = asLanguage(query);
  return {
    language: resolveStartLanguage({ query, stored }),
    languageToStore: requested !== undefined && requested !== stored ? requested : null,
  };
}
