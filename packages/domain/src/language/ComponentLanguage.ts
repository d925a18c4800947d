import * as v from "valibot";
import { languages } from "./Language.ts";

/** Languages of the UI components' own messages; Greek exists only here (product.md, section 1). */
export const componentLanguages = [...languages, "el"] as const;
/** One of {@link componentLanguages}. */
export const ComponentLanguage = v.picklist(componentLanguages);
export type ComponentLanguage = v.InferOutput<typeof ComponentLanguage>;
