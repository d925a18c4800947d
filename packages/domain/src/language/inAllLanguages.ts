import type { Language } from "./Language.ts";
import { mapLanguages } from "./mapLanguages.ts";

/**
 * Returns a text for each language of the product. The French text replaces a missing one.
 *
 * @example inAllLanguages({ fr: "Tunis", es: "Túnez" }) // { fr: "Tunis", en: "Tunis", es: "Túnez" }
 */
export function inAllLanguages(
  texts: { readonly fr: string } & { readonly [language in Language]?: string | undefined },
): Record<Language, string> {
  return mapLanguages((language) => texts[language] ?? texts.fr);
}
