import type { BookCarsExport } from "../read/readBookCars.ts";

/** Names in the marketplace's languages, with other languages as a fallback. */
export interface TranslatedNames {
  /**
   * The French name, else the first available of English, Spanish and any other language. Undefined without any name.
   */
  fr: string | undefined;
  en: string | undefined;
  es: string | undefined;
  others: string[];
}

/** Returns a function that finds the translations of a place, country or parking spot. */
export function namesIn({ LocationValue }: Pick<BookCarsExport, "LocationValue">) {
  const values = new Map(LocationValue.map(({ id, value }) => [id, value]));
  return (ids: readonly string[]): TranslatedNames => {
    const translations = ids.flatMap((id) => values.get(id) ?? []).filter(({ value }) => value.trim() !== "");
    const inLanguage = (code: string) =>
      translations.find(({ language }) => language.toLowerCase() === code)?.value;
    const [fr, en, es] = [inLanguage("fr"), inLanguage("en"), inLanguage("es")];
    const others = translations
      .filter(({ language }) => !["fr", "en", "es"].includes(language.toLowerCase()))
      .map(({ value }) => value);
    return { fr: fr ?? en ?? es ?? others[0], en, es, others: [...new Set(others)] };
  };
}
