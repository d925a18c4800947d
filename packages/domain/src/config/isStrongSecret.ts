import { SECRET_MIN_LENGTH } from "./businessDefaults.ts";

/** Different characters that a random text of 32 has with near certainty, hexadecimal digits included. */
const DIFFERENT_CHARACTERS = 9;

/**
 * Whether a text may be a signing key in production: at least 32 characters of enough variety, and no shorter piece
 * written several times (decisions, "Real defaults that need no account"). Both servers ask it when they start.
 */
export function isStrongSecret(text: string): boolean {
  if (text.length < SECRET_MIN_LENGTH || new Set(text).size < DIFFERENT_CHARACTERS) return false;
  // A text that is a repeated piece is found inside two of itself before its own length.
  return `${text}${text}`.indexOf(text, 1) >= text.length;
}
