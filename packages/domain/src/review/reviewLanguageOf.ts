import { defaultLanguage, type Language } from "../language/Language.ts";
import type { ReviewLanguage } from "./ReviewLanguage.ts";

/**
 * Returns the language with which a text is marked unless its author chooses one [RV11]: Arabic if most
 * letters are Arabic, otherwise the reader's language, or the default language if the reader's is Arabic.
 *
 * @example reviewLanguageOf("سيارة نظيفة", "fr") // "ar"
 */
export function reviewLanguageOf(text: string, reader: Language): ReviewLanguage {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  if (letters.length === 0) return reader;
  if (arabic.length * 2 > letters.length) return "ar";
  return reader === "ar" ? defaultLanguage : reader;
}
