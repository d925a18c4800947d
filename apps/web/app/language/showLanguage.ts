import { i18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { loadCatalogue } from "./loadCatalogue.client.ts";
import { useLanguage } from "./useLanguage.ts";

/** Puts the browser's page in a language; throws when its words can't be fetched, and nothing has changed then. */
export async function showLanguage(language: Language): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) });
  useLanguage.setState({ language });
}
