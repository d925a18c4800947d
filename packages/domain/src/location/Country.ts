import * as v from "valibot";
import { anyText } from "../validation/boundedText.ts";

/** A country with its name in the requested language. `code` is ISO 3166 alpha-2. */
export const Country = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), name: anyText(100) });
export type Country = v.InferOutput<typeof Country>;
