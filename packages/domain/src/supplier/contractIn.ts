import { defaultLanguage, type Language, languages } from "../language/Language.ts";
import type { RentalContracts } from "./RentalContracts.ts";

/**
 * Returns an agency's rental contract in a language, otherwise in the default language, otherwise in any,
 * with the language found. Undefined if there is no contract [LO8].
 *
 * @example
 * contractIn({ fr: "https://agency.tn/contrat.pdf" }, "es"); // { language: "fr", address: "https://agency.tn/contrat.pdf" }
 */
export function contractIn(
  contracts: RentalContracts,
  language: Language,
): { language: Language; address: string } | undefined {
  for (const candidate of [language, defaultLanguage, ...languages]) {
    const address = contracts[candidate];
    if (address !== undefined) return { language: candidate, address };
  }
  return undefined;
}
