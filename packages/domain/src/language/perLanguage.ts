import * as v from "valibot";
import { type Language, languages } from "./Language.ts";

/**
 * Returns the schema of an object with a value for each language of the product.
 *
 * @example v.parse(perLanguage(v.string()), { fr: "Djerba", en: "Djerba", es: "Yerba" })
 */
export function perLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.object(v.entriesFromList<readonly Language[], Schema>(languages, schema));
}
