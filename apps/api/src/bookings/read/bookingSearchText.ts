import { plainText } from "@sayara/domain/text/plainText";

/**
 * Returns the text that a search in a list of bookings matches. It starts with a space, so that every word follows one.
 */
export function bookingSearchText({
  reference,
  driver,
  car,
}: {
  reference: string;
  driver: string;
  car: string;
}): string {
  return ` ${plainText(`${reference} ${driver} ${car}`)}`;
}

/**
 * Returns the patterns of the search terms. Terms of three or more letters match anywhere, shorter ones only at the
 * start of a word, because the trigram index has no shorter entries. The terms themselves cannot contain wildcards:
 * `plainText` removes them.
 */
export function searchPatterns(terms: string): string[] {
  return plainText(terms)
    .split(" ")
    .filter(Boolean)
    .slice(0, MAXIMUM_TERMS)
    .map((term) => (term.length < 3 ? `% ${term}%` : `%${term}%`));
}

const MAXIMUM_TERMS = 8;
