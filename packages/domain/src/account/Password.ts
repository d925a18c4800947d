import * as v from "valibot";
import { PASSWORD_MIN_LENGTH } from "../config/businessDefaults.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

const MAX_LENGTH = 200;

/** A password being checked: any text, so that nothing is told of the rules or of the stored one. */
export const PasswordAttempt = v.pipe(
  v.string(validationMessage("required")),
  v.nonEmpty(validationMessage("required")),
  v.maxLength(MAX_LENGTH, validationMessage("too_long", { max: MAX_LENGTH })),
);
export type PasswordAttempt = v.InferOutput<typeof PasswordAttempt>;

/**
 * A password being chosen: at least 6 characters (specification, section 5), at most 200. Never trimmed [VA15]. One of
 * the commonest fits too: `password_common` comes from the API, which has their list [VA24].
 */
export const Password = v.pipe(
  PasswordAttempt,
  v.minLength(PASSWORD_MIN_LENGTH, validationMessage("password_too_short", { min: PASSWORD_MIN_LENGTH })),
);
export type Password = v.InferOutput<typeof Password>;
