/**
 * Invisible characters: Unicode's format characters (zero-width spaces, marks of direction, soft hyphens, byte
 * order marks), variation selectors and fillers. They come with what is pasted from messages, PDF files and spreadsheets.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The same, but for joiners between letters of a script that writes with them, as Persian does. */
const invisibleInName =
  /(?!(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}])\p{Join_Control}(?=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}))[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Every kind of space, line ends included. */
const spaces = /\s+/gu;

/**
 * Returns a code, number or address as it is meant: without invisible characters, with plain spaces and digits 0 to 9.
 *
 * @example plainCode("\u202A+216\u00A0٢٠ 123 456\u202C") // "+216 20 123 456"
 */
export function plainCode(text: string): string {
  return plainDigits(text.replaceAll(invisible, "").replaceAll(spaces, " ").trim());
}

/**
 * Returns a name without invisible characters, with plain and single spaces. Joiners that a script needs between
 * its letters stay.
 */
export function plainName(text: string): string {
  return text.replaceAll(invisibleInName, "").replaceAll(spaces, " ").trim();
}

/**
 * Replaces decimal digits of any script by 0 to 9.
 *
 * @example plainDigits("١٩٩٠-०५") // "1990-05"
 */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitOf);
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Returns the value of a decimal digit: Unicode encodes the ten digits of a script in a row, 0 first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}
