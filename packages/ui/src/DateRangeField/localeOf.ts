/** Returns the locale for dates in a language. Arabic dates have Tunisian month names and Western digits. */
export function localeOf(language: string): string {
  return language === "ar" ? "ar-TN-u-nu-latn" : language;
}
