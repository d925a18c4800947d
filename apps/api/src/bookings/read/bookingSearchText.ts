import { plainText } from "@sayara/domain/text/plainText";

/**
 * Returns the text in which a list of bookings looks for words. It begins with a space, so that every word in it
 * follows one.
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
 * Returns the patterns of the words asked for: words of three letters are found anywhere, shorter ones at the
 * beginning of a word, because the index has no shorter parts. They contain no wildcard.
 */
export function searchPatterns(words: string): string[] {
  return plainText(words)
    .split(" ")
    .filter(Boolean)
    .slice(0, MAXIMUM_WORDS)
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

const MAXIMUM_WORDS = 8;
