/**
 * Returns whether a country or region with this ISO 3166 code of two capital letters exists, according to the
 * language data of the browser or of Node.
 */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== UNKNOWN_REGION && names().of(code) !== undefined;
}

/** The code for an unknown region, which the language data has too. */
const UNKNOWN_REGION = "ZZ";

let stored: Intl.DisplayNames | undefined;

/** Created on first use, because the data takes milliseconds to load. */
function names(): Intl.DisplayNames {
  stored ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return stored;
}
