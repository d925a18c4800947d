import { type Language, languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import type { BookCarsExport } from "../read/readBookCars.ts";

/**
 * Names in the marketplace's languages. Names in other languages are the fallback: without a French name, the
 * first available one takes its place. Undefined if there is no name at all.
 */
export type TranslatedNames = Record<Language, string | undefined> & { others: string[] };

/** Returns a function that finds the translations of a place, country or parking spot. */
export function namesIn({ LocationValue }: Pick<BookCarsExport, "LocationValue">) {
  const values = new Map(LocationValue.map(({ id, value }) => [id, value]));
  return (ids: readonly string[]): TranslatedNames => {
    const translations = ids.flatMap((id) => values.get(id) ?? []).filter(({ value }) => value.trim() !== "");
    const isOf = (code: string) => (translation: { language: string }) =>
      translation.language.toLowerCase() === code;
    const names = mapLanguages((language) => translations.find(isOf(language))?.value);
    const others = translations
      .filter((translation) => !languages.some((language) => isOf(language)(translation)))
      .map(({ value }) => value);
    const first = [...languages.map((language) => names[language]), ...others].find(
      (name) => name !== undefined,
    );
    return { ...names, fr: first, others: [...new Set(others)] };
  };
}
