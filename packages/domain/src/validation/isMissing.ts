import type { ValidationCode } from "./ValidationCode.ts";

/** Codes of values that were not given: empty, not ticked, not chosen, not answered. */
const missingCodes: ReadonlySet<ValidationCode> = new Set<ValidationCode>([
  "required",
  "terms_required",
  "captcha_required",
  "image_required",
  "rating_required",
  "answer_required",
]);

/** Returns whether a failure means that the value was not given; such fields are listed by name [VA23]. */
export function isMissing(code: ValidationCode): boolean {
  return missingCodes.has(code);
}
