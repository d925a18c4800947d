import * as v from "valibot";
import { plainCode } from "../text/typedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** Returns the schema of a required string of at most `max` characters, trimmed [VA1, VA2]. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
    v.nonEmpty(validationMessage("required")),
  );
}

/**
 * Returns the schema of a required code, number or address of at most `max` characters. Invisible characters are
 * removed; spaces and digits become plain ones [VA1, VA2].
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

/** Returns the schema of an optional string of at most `max` characters, trimmed [VA2]. */
export function optionalText(max: number) {
  return v.pipe(
    v.string(validationMessage("invalid")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
  );
}

/** Returns the schema of a stored string of at most `max` characters, not trimmed [VA2]. */
export function anyText(max: number) {
  return v.pipe(v.string(), v.maxLength(max, validationMessage("too_long", { max })));
}

/** URL of an image or file, at most 20,000 characters: an image may be a `data:` URL. */
export const FileAddress = anyText(20_000);
