import { plainText } from "@sayara/domain/text/plainText";
import { plainDigits } from "@sayara/domain/text/typedText";

/**
 * Returns the `like` patterns that find a typed search in the database's `client_words` [CL5]. Groups of
 * digits count as one phone number, except inside another term such as an email address. A term of one or two
 * letters matches only at the start of a word, because the trigram index has no shorter entries.
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
/** Groups of digits that stand alone between spaces or the ends of the text. */
const PHONE_NUMBER = /(?<!\S)[+(]*\d[\d\s().–/-]*(?<=\d)(?!\S)/gu;
