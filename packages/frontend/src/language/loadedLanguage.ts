import type { Language } from "@sayara/domain/language/Language";
import { useLanguage } from "./useLanguage.ts";

/** Stores the language of the loaded data, unless the navigation that requested them was aborted. */
export function setLoadedLanguage(loadedLanguage: Language, signal?: AbortSignal): void {
  if (signal?.aborted === true) return;
  // An unnecessary update would re-render parts that are not hydrated yet.
  if (useLanguage.getState().loadedLanguage !== loadedLanguage) useLanguage.setState({ loadedLanguage });
}

/**
 * Returns whether the page's data are in the displayed language. They are not if a navigation was pending when the
 * language changed: the revalidation then continues that navigation, which may load nothing.
 */
export function isLoadedInLanguage(): boolean {
  const { language, loadedLanguage } = useLanguage.getState();
  return loadedLanguage === null || loadedLanguage === language;
}
