/**
 * Replaces numbers of bank accounts and cards in a typed text by their last digits: runs of 13 or more digits, also in
 * groups, and what stands before them in an IBAN [AU1]. Phone numbers are written with at most 12 digits here and stay.
 *
 * @example withoutAccountNumbers("IBAN TN59 0800 6000 1234 5678 9012 is closed") // "IBAN …012 is closed"
 */
export function withoutAccountNumbers(text: string): string {
  return text.replaceAll(ACCOUNT_NUMBER, (number) => `…${number.replaceAll(/\P{Nd}/gu, "").slice(-SHOWN)}`);
}

/** Digits by which a reader recognises an account. */
const SHOWN = 3;
const ACCOUNT_NUMBER = /(?:\b[A-Z]{2}(?=\p{Nd}{2}))?\p{Nd}(?:[\s\p{Cf}./-]{0,3}\p{Nd}){12,}/giu;
