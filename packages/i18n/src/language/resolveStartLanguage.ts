import { defaultLanguage, languages, type Language } from "@sayara/domain/language/Language";

type UnvalidatedCode = string | null | undefined;

/** Unvalidated sources of the start language. Any value may be missing or invalid. */
export type StartLanguageSources = {
  /** The `l` query parameter. */
  query?: UnvalidatedCode;
  /** The language in the signed-in user's stored record. */
  user?: UnvalidatedCode;
  /** The language of an earlier visit, from browser storage, or from its cookie on the server. */
  stored?: UnvalidatedCode;
  /** A guess, called only if no other source has a language. Absent by default: guessing is off. */
  guess?: () => UnvalidatedCode;
};

/**
 * Returns the language of a visit (product.md, section 4). The sources, in order, are the query parameter, the
 * signed-in user, the stored language, the guess, and finally French. An unsupported code falls through to the next
 * source. The browser's `Accept-Language` is deliberately not a source.
 *
 * @example resolveStartLanguage({ query: "de", stored: "en" }) // "en"
 */
export function resolveStartLanguage({ query, user, stored, guess }: StartLanguageSources): Language {
  return (
    asLanguage(query) ?? asLanguage(user) ?? asLanguage(stored) ?? asLanguage(guess?.()) ?? defaultLanguage
  );
}

/**
 * Returns the code if it is a supported language, otherwise `undefined`. The comparison is exact: `FR` and `fr-TN` are
 * not supported.
 */
export function asLanguage(code: UnvalidatedCode): Language | undefined {
  return languages.find((language) => language === code);
}
