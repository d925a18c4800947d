import { SECRET_MIN_LENGTH } from "./businessDefaults.ts";

/**
 * Minimum number of distinct characters. A random text of 32 characters almost certainly has more, even if it consists
 * of hexadecimal digits.
 */
const MIN_DISTINCT_CHARACTERS = 9;

/**
 * Returns whether a text is strong enough as a signing key in production: at least 32 characters, enough distinct ones,
 * and no repeated pattern (product.md, section 17). Both servers check it when they start.
 */
export function isStrongSecret(text: string): boolean {
  if (text.length < SECRET_MIN_LENGTH || new Set(text).size < MIN_DISTINCT_CHARACTERS) return false;
  // If the text repeats a pattern, it also occurs in its own double before the second half.
  return `${text}${text}`.indexOf(text, 1) >= text.length;
}
