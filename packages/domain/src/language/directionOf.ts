import { type LanguageRecord, languageRecords } from "./languageRecords.ts";

/**
 * Returns the writing direction of a language, as in HTML's `dir`: `ltr` for a language that the product does not have.
 *
 * @example directionOf("fr") // "ltr"
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const records: Partial<Record<string, LanguageRecord>> = languageRecords;
  return records[language]?.direction ?? "ltr";
}
