/**
 * Invisible characters: Unicode format characters (zero-width spaces, direction marks, soft hyphens, byte
 * order marks), variation selectors and fillers. Users insert them unknowingly when they paste from messages,
 * PDF files or spreadsheets.
 */
const invisibleCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Invisible characters in names, except joiners between letters of a script that uses them, such as Persian.
 */
const invisibleInNames =
  /(?!(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}])\p{Join_Control}(?=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}))[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Any kind of space, including line breaks. */
const spaces = /\s+/gu;

/**
 * Cleans up a typed code, number or address: removes invisible characters and normalizes spaces and digits to plain
 * ones.
 *
 * @example plainCode("\u202A+216\u00A0٢٠ 123 456\u202C") // "+216 20 123 456"
 */
export function plainCode(text: string): string {
  return plainDigits(text.replaceAll(invisibleCharacters, "").replaceAll(spaces, " ").trim());
}

/**
 * Cleans up a typed name: removes invisible characters and reduces whitespace to single plain spaces. Keeps the joiners
 * that a script needs between letters.
 */
export function plainName(text: string): string {
  return text.replaceAll(invisibleInNames, "").replaceAll(spaces, " ").trim();
}

/**
 * Cleans up a typed text of several lines: removes control characters and characters that override the
 * direction of the text. Keeps tabs, line breaks, joiners and the marks of right-to-left scripts.
 *
 * @example plainText("\u202Eneerg\u0007") // "neerg"
 */
export function plainText(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, "");
}

/**
 * Replaces decimal digits of any script with 0 to 9.
 *
 * @example plainDigits("١٩٩٠-०५") // "1990-05"
 */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitOf);
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Returns the value of a decimal digit. Unicode encodes the ten digits of a script consecutively, 0 first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}
