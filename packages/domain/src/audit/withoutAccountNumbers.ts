/**
 * Masks bank account and card numbers in a text, leaving their last digits [AU1]. A number is a run of 13 or
 * more digits, also in groups, with the two letters that start an IBAN. Phone numbers stay: in Tunisia they
 * have at most 12 digits.
 *
 * @example withoutAccountNumbers("IBAN TN59 0800 6000 1234 5678 9012 is closed") // "IBAN …012 is closed"
 */
export function withoutAccountNumbers(text: string): string {
  return text.replaceAll(ACCOUNT_NUMBER, (number) => `…${number.replaceAll(/\P{Nd}/gu, "").slice(-SHOWN)}`);
}

/** Number of digits that stay visible, so that a reader recognises the account. */
const SHOWN = 3;
const ACCOUNT_NUMBER = /(?:\b[A-Z]{2}(?=\p{Nd}{2}))?\p{Nd}(?:[\s\p{Cf}./-]{0,3}\p{Nd}){12,}/giu;
