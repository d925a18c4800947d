import { defaultLanguage, type Language } from "../language/Language.ts";
import type { ReviewLanguage } from "./ReviewLanguage.ts";

/**
 * Returns the language that a text is marked with unless its author chooses one [RV11]: Arabic if most of its letters are
 * Arabic, otherwise the reader's, or the default language where that is Arabic.
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
