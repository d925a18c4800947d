import { defaultLanguage, type Language, languages } from "../language/Language.ts";
import type { RentalContracts } from "./RentalContracts.ts";

/**
 * Returns an agency's rental contract in a language, with the language found. Falls back to the default language, then
 * to any. Undefined if there is none [LO8].
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
