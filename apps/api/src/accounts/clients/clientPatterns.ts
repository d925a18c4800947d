import { plainText } from "@sayara/domain/text/plainText";
import { plainDigits } from "@sayara/domain/text/typedText";

/**
 * Returns the patterns of a search among clients, for the words of `client_words` [CL5]. Digits typed in groups are one
 * phone number, unless they are part of another term: an email address is one term, with its digits as typed. Terms of one or two letters match at the start of a word only, because
 * the trigram index has no shorter entries.
 */
export function clientPatterns(text: string): string[] {
  return plainDigits(text)
    .replaceAll(PHONE_NUMBER, (typed) => typed.replaceAll(/\D/gu, "").replace(/^00(?=[1-9])/u, ""))
    .split(/\s+/u)
    .map(plainText)
    .filter(Boolean)
    .slice(0, MAXIMUM_TERMS)
    .map((term) => (term.length < 3 ? `% ${term}%` : `%${term}%`));
}

const MAXIMUM_TERMS = 8;
/** Groups of digits between spaces, or at the start or end of the text. */
const PHONE_NUMBER = /(?<!\S)[+(]*\d[\d\s().–/-]*(?<=\d)(?!\S)/gu;
