import { type Language, defaultLanguage } from "@sayara/domain/language/Language";
import { create } from "zustand";

/** The language of the page in this browser. The server reads the request instead (`languageContext`). */
export const useLanguage = create<{ language: Language }>(() => ({ language: defaultLanguage }));
