import * as v from "valibot";

/** The languages of the whole product, as two-letter codes (specification, sections 1 and 9). */
export const languages = ["fr", "en", "es"] as const;
/** One of {@link languages}. */
export const Language = v.picklist(languages);
export type Language = v.InferOutput<typeof Language>;

/** Used where nothing else decides (specification, section 9). */
export const defaultLanguage: Language = "fr";
