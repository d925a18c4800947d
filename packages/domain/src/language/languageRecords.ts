/** Facts about a language. */
export interface LanguageRecord {
  /** The language's own name, never translated. */
  name: string;
  /** Writing direction, as in HTML's `dir`. */
  direction: "ltr" | "rtl";
  /** For Open Graph, which requires a country with the language. */
  openGraphLocale: string;
}

/** The languages of the whole product by two-letter code, in the order of lists; every list derives from this record. */
export const languageRecords = {
  fr: { name: "Français", direction: "ltr", openGraphLocale: "fr_FR" },
  en: { name: "English", direction: "ltr", openGraphLocale: "en_GB" },
  es: { name: "Español", direction: "ltr", openGraphLocale: "es_ES" },
  ar: { name: "العربية", direction: "rtl", openGraphLocale: "ar_TN" },
} satisfies Record<string, LanguageRecord>;
