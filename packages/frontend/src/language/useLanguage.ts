import { type Language, defaultLanguage } from "@sayara/domain/language/Language";
import { create } from "zustand";

interface DisplayedLanguage {
  language: Language;
  /** The language of the page's data. Null if unknown. */
  loadedLanguage: Language | null;
}

/** The current language in the browser. The server reads it from the request instead (`languageContext`). */
export const useLanguage = create<DisplayedLanguage>(() => ({
  language: defaultLanguage,
  loadedLanguage: null,
}));
