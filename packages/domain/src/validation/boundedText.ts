import * as v from "valibot";
import { plainCode, plainName, plainText } from "../text/typedText.ts";
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

/**
 * Returns the schema of a required name of a business or a town, of at most `max` characters, with a letter or a digit.
 * Invisible characters are removed and spaces become plain ones; other control characters and `<>` are rejected
 * [VA1, VA2].
 */
export function requiredName(max: number) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(2 * max, validationMessage("too_long", { max })),
    v.transform(plainName),
    v.nonEmpty(validationMessage("required")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.regex(/^[^\p{Cc}<>]*[\p{L}\p{N}][^\p{Cc}<>]*$/u, validationMessage("text_invalid")),
  );
}

/** Empty, or with a letter or a digit; without control characters and `<>`. */
const emptyOrNamed = /^(?:[^\p{Cc}<>]*[\p{L}\p{N}][^\p{Cc}<>]*)?$/u;

/**
 * Returns the schema of an optional code or number of at most `max` characters, with a letter or a digit unless it is
 * empty. Invisible characters are removed; spaces and digits become plain ones [VA1, VA2].
 */
export function optionalCode(max: number) {
  return optionalPlain(max, plainCode);
}

/**
 * Returns the schema of an optional name or address of at most `max` characters, like {@link requiredName} unless it is
 * empty [VA1, VA2].
 */
export function optionalName(max: number) {
  return optionalPlain(max, plainName);
}

function optionalPlain(max: number, clean: (text: string) => string) {
  return v.pipe(
    v.string(validationMessage("invalid")),
    v.maxLength(2 * max, validationMessage("too_long", { max })),
    v.transform(clean),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.regex(emptyOrNamed, validationMessage("text_invalid")),
  );
}

/**
 * Returns the schema of an optional text of at most `max` characters, trimmed, without control and direction characters
 * [VA2].
 */
export function optionalText(max: number) {
  return v.pipe(
    v.string(validationMessage("invalid")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.transform(plainText),
    v.trim(),
  );
}

/**
 * Returns the schema of an optional line of at most `max` characters. Invisible characters are removed, and spaces become
 * plain ones [VA2].
 */
export function optionalLine(max: number) {
  return v.pipe(optionalText(max), v.transform(plainName));
}

/** Returns the schema of a stored string of at most `max` characters, not trimmed [VA2]. */
export function anyText(max: number) {
  return v.pipe(v.string(), v.maxLength(max, validationMessage("too_long", { max })));
}

/** URL of an image or file, at most 20,000 characters: an image may be a `data:` URL. */
export const FileAddress = anyText(20_000);
