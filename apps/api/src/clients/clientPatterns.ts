import { plainText } from "@sayara/domain/text/plainText";
import { plainDigits } from "@sayara/domain/text/typedText";

/**
 * Returns the patterns of a search among clients, for the words of `client_words` [CL5]. Digits typed in groups are one
 * phone number, and an email address is one term. Terms of one or two letters match at the start of a word only, because
 * the trigram index has no shorter entries.
 */
export function clientPatterns(text: string): string[] {
  return plainDigits(text)
    .replaceAll(/(?<=\d)[\s().–/-]+(?=\d)/gu, "")
    .replace(/^\s*00(?=[1-9])/u, "")
    .split(/\s+/u)
    .map(plainText)
    .filter(Boolean)
    .slice(0, MAXIMUM_TERMS)
    .map((term) => (term.length < 3 ? `% ${term}%` : `%${term}%`));
}

const MAXIMUM_TERMS = 8;
