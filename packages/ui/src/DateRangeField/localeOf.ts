/** Returns the locale of a language's dates: Arabic names the months as in Tunisia, with Western digits. */
export function localeOf(language: string): string {
  return language === "ar" ? "ar-TN-u-nu-latn" : language;
}
