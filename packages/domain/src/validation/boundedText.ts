import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Returns the schema of a required text, trimmed, of at most `max` characters [VA1, VA2]. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
    v.nonEmpty(validationMessage("required")),
  );
}

/** Returns the schema of an optional text, trimmed, of at most `max` characters [VA2]. */
export function optionalText(max: number) {
  return v.pipe(
    v.string(validationMessage("invalid")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
  );
}

/** Returns the schema of a stored text, not trimmed, of at most `max` characters [VA2]. */
export function anyText(max: number) {
  return v.pipe(v.string(), v.maxLength(max, validationMessage("too_long", { max })));
}

/** Address of a picture or file, at most 20,000 characters: a drawing may be a `data:` address. */
export const FileAddress = anyText(20_000);
