import * as v from "valibot";
import { requiredText } from "./boundedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * A full name: at most 100 characters, letters of any script, their marks, spaces and `'’-.`, at least one
 * letter. A full stop is not followed directly by two letters, so that mail programs find no link in it
 * [VA3].
 */
export const FullName = v.pipe(
  requiredText(100),
  v.regex(/^[\p{L}\p{M}\p{Zs}'’.-]*$/u, validationMessage("name_invalid")),
  v.regex(/^(?!.*\.\p{L}\p{M}*\p{L})/u, validationMessage("name_invalid")),
  v.regex(/\p{L}/u, validationMessage("name_invalid")),
);
export type FullName = v.InferOutput<typeof FullName>;
