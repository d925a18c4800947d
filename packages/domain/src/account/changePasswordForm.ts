import * as v from "valibot";
import { NewPassword } from "./NewPassword.ts";
import { PasswordAttempt } from "./Password.ts";
import type { PasswordChange } from "./PasswordChange.ts";

/**
 * The form that changes a password: `current`, where the account has one, `password` and its `confirmation` [VA20, VA25].
 * What comes out is ready to be sent.
 *
 * @example v.safeParse(changePasswordForm({ hasPassword: true }), { current, password, confirmation })
 */
export function changePasswordForm({
  hasPassword,
}: {
  hasPassword: boolean;
}): v.GenericSchema<unknown, PasswordChange> {
  return hasPassword ? change : firstPassword;
}

const change = v.pipe(
  // Apart, so that two passwords that differ are told whatever else is missing.
  v.intersect([v.object({ current: PasswordAttempt }), NewPassword]),
  v.transform(({ current, password }): PasswordChange => ({ password: current, newPassword: password })),
);

const firstPassword = v.pipe(
  NewPassword,
  v.transform(({ password }): PasswordChange => ({ newPassword: password })),
);
