import * as v from "valibot";
import { type Language, languages } from "../language/Language.ts";
import { languageRecords } from "../language/languageRecords.ts";

/** Names of the languages that a review may be marked with, each in that language, by BCP 47 code [RV11]. */
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

/**
 * Languages that a review may be marked with [RV11]: the product's languages first, then other languages
 * frequent among visitors.
 */
export const reviewLanguages = Object.keys(
  reviewLanguageNames,
) as readonly (keyof typeof reviewLanguageNames)[];
/** One of {@link reviewLanguages}. */
export const ReviewLanguage = v.picklist(reviewLanguages);
export type ReviewLanguage = v.InferOutput<typeof ReviewLanguage>;
