import { defaultLanguage, languages, type Language } from "@sayara/domain/language/Language";

type Known = string | null | undefined;

/** Where a start language may come from, as read: any value may be missing or nonsense. */
export type StartLanguageSources = {
  /** The query parameter `l`. */
  query?: Known;
  /** The language on the signed-in user's stored record. */
  user?: Known;
  /** What was stored on an earlier visit (browser storage, or its cookie mirror on the server). */
  stored?: Known;
  /** A guess, asked for only when nothing else answered. Leave out to keep guessing off, as it is by default. */
  guess?: () => Known;
};

/**
 * The language a visit starts in (specification, section 4): the query parameter, then the signed-in user's
 * language, then the stored one, then a guess if there is one, then French. A code that is not one of ours
 * falls through to the next rule. The browser's `Accept-Language` is deliberately not a source.
 *
 * @example resolveStartLanguage({ query: "de", stored: "en" }) // "en"
 */
export function resolveStartLanguage({ query, user, stored, guess }: StartLanguageSources): Language {
  return (
    asLanguage(query) ?? asLanguage(user) ?? asLanguage(stored) ?? asLanguage(guess?.()) ?? defaultLanguage
  );
}

/** The code as one of our languages, or `undefined`. Codes are compared exactly: `FR` and `fr-TN` are not ours. */
export function asLanguage(code: Known): Language | undefined {
  return languages.find((language) => language === code);
}
