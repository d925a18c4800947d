import type { ValidationCode } from "./ValidationCode.ts";

/** Codes of missing values: empty, unchecked, not chosen, not answered. */
const missingCodes: ReadonlySet<ValidationCode> = new Set<ValidationCode>([
  "required",
  "terms_required",
  "captcha_required",
  "image_required",
  "file_required",
  "rating_required",
  "answer_required",
]);

/** Returns whether a failure means that the value is missing. Such fields are listed by name [VA23]. */
export function isMissing(code: ValidationCode): boolean {
  return missingCodes.has(code);
}
