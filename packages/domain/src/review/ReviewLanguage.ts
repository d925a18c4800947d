import * as v from "valibot";
import { type Language, languages } from "../language/Language.ts";
import { languageRecords } from "../language/languageRecords.ts";

/** Each language that a review may be marked with [RV11], by BCP 47 code, with its own name. */
export const reviewLanguageNames = {
  ...(Object.fromEntries(languages.map((language) => [language, languageRecords[language].name])) as Record<
    Language,
    string
  >),
  de: "Deutsch",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  ru: "Русский",
  tr: "Türkçe",
} as const satisfies Record<string, string>;

/** Languages that a review may be marked with [RV11]: those of the product first, then other frequent ones of visitors. */
export const reviewLanguages = Object.keys(
  reviewLanguageNames,
) as readonly (keyof typeof reviewLanguageNames)[];
/** One of {@link reviewLanguages}. */
export const ReviewLanguage = v.picklist(reviewLanguages);
export type ReviewLanguage = v.InferOutput<typeof ReviewLanguage>;
