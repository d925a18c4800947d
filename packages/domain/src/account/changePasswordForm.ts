import * as v from "valibot";
import { NewPassword } from "./NewPassword.ts";
import { PasswordAttempt } from "./Password.ts";
import type { PasswordChange } from "./PasswordChange.ts";

/**
 * Returns the schema of the change-password form: `current`, if the account has a password, `password` and
 * `confirmation` [VA20, VA25]. Parsing returns the request body.
 *
 * @example v.safeParse(changePasswordForm({ hasPassword: true }), { current, password, confirmation })
 */
export function changePasswordForm({
  hasPassword,
}: {
  hasPassword: boolean;
}): v.GenericSchema<unknown, PasswordChange> {
  return hasPassword ? changeSchema : firstPasswordSchema;
}

const changeSchema = v.pipe(
  // An intersection, so that a mismatch is reported even if another field is missing.
  v.intersect([v.object({ current: PasswordAttempt }), NewPassword]),
  v.transform(({ current, password }): PasswordChange => ({ password: current, newPassword: password })),
);

const firstPasswordSchema = v.pipe(
  NewPassword,
  v.transform(({ password }): PasswordChange => ({ newPassword: password })),
);
