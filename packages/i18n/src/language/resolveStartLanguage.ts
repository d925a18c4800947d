import { defaultLanguage, languages, type Language } from "@sayara/domain/language/Language";

type Known = string | null | undefined;

/** Sources of the start language as read: any value may be missing or invalid. */
export type StartLanguageSources = {
  /** The query parameter `l`. */
  query?: Known;
  /** The language on the signed-in user's stored record. */
  user?: Known;
  /** The language of an earlier visit: browser storage, or its cookie on the server. */
  stored?: Known;
  /** A guess, called only when no other source answers. Absent by default: guessing is off. */
  guess?: () => Known;
};

/**
 * Returns the language of a visit (product.md, section 4): the query parameter, else the signed-in user's,
 * else the stored one, else the guess, else French. An unsupported code falls through to the next source. The
 * browser's `Accept-Language` is deliberately not a source.
 *
 * @example resolveStartLanguage({ query: "de", stored: "en" }) // "en"
 */
export function resolveStartLanguage({ query, user, stored, guess }: StartLanguageSources): Language {
  return (
    asLanguage(query) ?? asLanguage(user) ?? asLanguage(stored) ?? asLanguage(guess?.()) ?? defaultLanguage
  );
}

/**
 * Returns the code as a supported language, or `undefined`. Compared exactly: `FR` and `fr-TN` are not
 * supported.
 */
export function asLanguage(code: Known): Language | undefined {
  return languages.find((language) => language === code);
}
