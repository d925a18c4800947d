import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { isLanguageCode } from "./isLanguageCode.ts";

/** A language code that may be stored: exactly two letters, not necessarily one of `languages` [AC4]. */
export const LanguageCode = v.pipe(
  v.string(validationMessage("language_invalid")),
  v.check(isLanguageCode, validationMessage("language_invalid")),
);
export type LanguageCode = v.InferOutput<typeof LanguageCode>;
