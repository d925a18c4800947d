import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** A language code that may be stored: exactly two letters, not necessarily one of `languages` [AC4]. */
export const LanguageCode = v.pipe(
  v.string(validationMessage("language_invalid")),
  v.regex(/^[a-z]{2}$/, validationMessage("language_invalid")),
);
export type LanguageCode = v.InferOutput<typeof LanguageCode>;
