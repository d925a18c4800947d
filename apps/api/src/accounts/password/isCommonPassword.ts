import { commonPasswords } from "./commonPasswords.ts";

/**
 * Returns whether a password is easy to guess: a listed password in any letter case, a listed password with a
 * year or a few digits or symbols around it, or one to three repeated characters.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize("NFC").toLowerCase();
  if (commonPasswords.has(lower)) return true;
  if (/^(.{1,3}?)\1+$/u.test(lower)) return true;
  const stem = lower.replaceAll(/^[\d\W_]{1,2}|[\d\W_]{1,5}$/gu, "");
  return stem !== lower && /\p{L}{3}/u.test(stem) && commonPasswords.has(stem);
}
