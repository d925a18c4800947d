import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Text that must be given, spaces around it taken off, of at most `max` characters [VA1, VA2]. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
    v.nonEmpty(validationMessage("required")),
  );
}

/** Text that may be left empty, spaces around it taken off, of at most `max` characters [VA2]. */
export function optionalText(max: number) {
  return v.pipe(
    v.string(validationMessage("invalid")),
    v.maxLength(max, validationMessage("too_long", { max })),
    v.trim(),
  );
}

/** Text as it is stored and shown, taken as it is, of at most `max` characters [VA2]. */
export function anyText(max: number) {
  return v.pipe(v.string(), v.maxLength(max, validationMessage("too_long", { max })));
}

/** The address of a picture or file; drawings may be addresses that hold the picture themselves. */
export const FileAddress = anyText(20_000);
