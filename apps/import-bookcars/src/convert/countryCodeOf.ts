import { languages } from "@sayara/domain/language/Language";
import { plainText } from "@sayara/domain/text/plainText";

/** Returns the ISO 3166 code of a country by its name in one of the marketplace's languages. */
export function countryCodeOf(names: readonly (string | undefined)[]): string | undefined {
  codes ??= readCodes();
  for (const name of names) {
    const code = name === undefined ? undefined : codes.get(plainText(name));
    if (code !== undefined) return code;
  }
  return undefined;
}

let codes: ReadonlyMap<string, string> | undefined;

/** Reads the names from Node's language data, for every pair of letters that is a region. */
function readCodes(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      return pairs.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name === undefined ? [] : [[plainText(name), code]];
      });
    }),
  );
}
