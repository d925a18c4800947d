import type { ValidationCode } from "./ValidationCode.ts";

/** The codes of what was not given at all: left empty, not ticked, not chosen, not answered. */
const missingCodes: ReadonlySet<ValidationCode> = new Set<ValidationCode>([
  "required",
  "terms_required",
  "captcha_required",
  "image_required",
  "rating_required",
  "answer_required",
]);

/** Whether a failure means that nothing was given: such fields are listed by their names [VA23]. */
export function isMissing(code: ValidationCode): boolean {
  return missingCodes.has(code);
}
