import * as v from "valibot";
import { plainCode } from "../text/typedText.ts";
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

/**
 * Returns the schema of a required code, number or address: invisible characters are removed, spaces and digits are
 * plain, at most `max` characters are left [VA1, VA2].
 */
export function requiredCode(max: number) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(2 * max, validationMessage("too_long", { max })),
    v.transform(plainCode),
    v.nonEmpty(validationMessage("required")),
    v.maxLength(max, validationMessage("too_long", { max })),
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
