import type { Language } from "@sayara/domain/language/Language";

/**
 * Guesses the language from the country of an IANA time zone. This is the last source of `resolveStartLanguage`, and is
 * off unless a site passes it in (product.md, section 1). Covers the countries that most visitors to Tunisia come from;
 * returns `undefined` for others.
 *
 * @example guessLanguage("Europe/Madrid") // "es"
 */
export function guessLanguage(timeZone: string): Language | undefined {
  for (const [language, zones] of zonesByLanguage) {
    if (zones.has(timeZone)) return language;
  }
  return undefined;
}

/** Time zones of each language. Exported for an inline script of a document, which cannot import. */
export const zonesByLanguage: ReadonlyMap<Language, ReadonlySet<string>> = new Map<
  Language,
  ReadonlySet<string>
>([
  [
    "fr",
    new Set([
      "Africa/Tunis",
      "Africa/Algiers",
      "Africa/Casablanca",
      "Africa/Abidjan",
      "Africa/Dakar",
      "America/Montreal",
      "Europe/Brussels",
      "Europe/Luxembourg",
      "Europe/Monaco",
      "Europe/Paris",
    ]),
  ],
  [
    "en",
    new Set([
      "America/Chicago",
      "America/Denver",
      "America/Los_Angeles",
      "America/New_York",
      "America/St_Johns",
      "America/Toronto",
      "Australia/Melbourne",
      "Australia/Sydney",
      "Europe/Dublin",
      "Europe/London",
      "Pacific/Auckland",
    ]),
  ],
  [
    "es",
    new Set([
      "Africa/Ceuta",
      "America/Argentina/Buenos_Aires",
      "America/Bogota",
      "America/Lima",
      "America/Mexico_City",
      "America/Santiago",
      "Atlantic/Canary",
      "Europe/Madrid",
    ]),
  ],
  [
    "ar",
    new Set([
      "Africa/Cairo",
      "Africa/Khartoum",
      "Africa/Nouakchott",
      "Africa/Tripoli",
      "Asia/Aden",
      "Asia/Amman",
      "Asia/Baghdad",
      "Asia/Bahrain",
      "Asia/Beirut",
      "Asia/Damascus",
      "Asia/Dubai",
      "Asia/Gaza",
      "Asia/Hebron",
      "Asia/Kuwait",
      "Asia/Muscat",
      "Asia/Qatar",
      "Asia/Riyadh",
    ]),
  ],
]);
