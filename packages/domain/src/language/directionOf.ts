import { type LanguageRecord, languageRecords } from "./languageRecords.ts";

/**
 * Returns the writing direction of a language, as in HTML's `dir`. An unknown language is `ltr`.
 *
 * @example directionOf("fr") // "ltr"
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const records: Partial<Record<string, LanguageRecord>> = languageRecords;
  return records[language]?.direction ?? "ltr";
}
