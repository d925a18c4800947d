import { type Language, defaultLanguage } from "@sayara/domain/language/Language";
import { create } from "zustand";

/** The current language in the browser. The server reads it from the request instead (`languageContext`). */
export const useLanguage = create<{ language: Language }>(() => ({ language: defaultLanguage }));
