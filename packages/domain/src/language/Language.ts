import * as v from "valibot";
import { languageRecords } from "./languageRecords.ts";

/** Languages of the whole product, as two-letter codes (product.md, sections 1 and 9). */
export const languages = Object.keys(languageRecords) as readonly (keyof typeof languageRecords)[];
/** One of {@link languages}. */
export const Language = v.picklist(languages);
export type Language = v.InferOutput<typeof Language>;

/** The fallback language (product.md, sections 1 and 4). */
export const defaultLanguage: Language = "fr";
