import * as v from "valibot";
import { PASSWORD_MIN_LENGTH } from "../config/businessDefaults.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

const MAX_LENGTH = 200;

/** A password to check. It accepts any text, so that an error reveals neither the rules nor the stored password. */
export const PasswordAttempt = v.pipe(
  v.string(validationMessage("required")),
  v.nonEmpty(validationMessage("required")),
  v.maxLength(MAX_LENGTH, validationMessage("too_long", { max: MAX_LENGTH })),
);
export type PasswordAttempt = v.InferOutput<typeof PasswordAttempt>;

/**
 * A new password: 6 to 200 characters, never trimmed [VA15]. Common passwords pass here; the API rejects them
 * with `password_common` [VA24].
 */
export const Password = v.pipe(
  PasswordAttempt,
  v.minLength(PASSWORD_MIN_LENGTH, validationMessage("password_too_short", { min: PASSWORD_MIN_LENGTH })),
);
export type Password = v.InferOutput<typeof Password>;
