import * as v from "valibot";
import { anyText } from "../validation/boundedText.ts";
import { NewPassword } from "./NewPassword.ts";
import { PasswordAttempt } from "./Password.ts";
import type { PasswordChange } from "./PasswordChange.ts";

/**
 * The form that changes a password: `current`, where the account has one, `password` and its `confirmation` [VA20, VA25].
 * What comes out is ready to be sent.
 *
 * @example v.safeParse(changePasswordForm({ hasPassword: true }), { current, password, confirmation })
 */
export function changePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  return v.pipe(
    // Apart, so that two passwords that differ are told whatever else is missing.
    v.intersect([
      v.object({ current: hasPassword ? PasswordAttempt : v.optional(anyText(200)) }),
      NewPassword,
    ]),
    v.transform(({ current, password }): PasswordChange => ({
      ...(hasPassword && current !== undefined && { password: current }),
      newPassword: password,
    })),
  );
}
