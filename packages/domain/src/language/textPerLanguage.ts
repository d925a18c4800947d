import * as v from "valibot";
import { inAllLanguages } from "./inAllLanguages.ts";
import { type Language, languages } from "./Language.ts";

/**
 * Returns the schema of a text in each language. The French text replaces a missing one, because a client or
 * a stored row may be older than the language [LO8].
 *
 * @example v.parse(textPerLanguage(v.string()), { fr: "GPS" }) // { fr: "GPS", en: "GPS", es: "GPS", ar: "GPS" }
 */
export function textPerLanguage(schema: v.GenericSchema<string, string>) {
  const optional = v.exactOptional(schema);
  return v.pipe(
    v.object({
      ...v.entriesFromList<readonly Language[], typeof optional>(languages, optional),
      fr: schema,
    }),
    v.transform((texts) => inAllLanguages(texts)),
  );
}
