import { useLingui } from "@lingui/react";
import { defaultLanguage, type Language } from "@sayara/domain/language/Language";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";

/**
 * Returns the language of the page's messages, on the server too, for texts that exist in several languages.
 */
export function useTextLanguage(): Language {
  const { i18n } = useLingui();
  return asLanguage(i18n.locale) ?? defaultLanguage;
}
