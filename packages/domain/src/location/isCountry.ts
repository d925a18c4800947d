/**
 * Returns whether a country or a region has this ISO 3166 code of two capital letters, by the language data of the
 * browser or of Node.
 */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== UNKNOWN_REGION && names().of(code) !== undefined;
}

/** The code of no region, which the language data names too. */
const UNKNOWN_REGION = "ZZ";

let stored: Intl.DisplayNames | undefined;

/** Created with the first question: the data takes milliseconds to load. */
function names(): Intl.DisplayNames {
  stored ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return stored;
}
