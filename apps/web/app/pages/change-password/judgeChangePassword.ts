import { PasswordAttempt } from "@sayara/domain/account/Password";
import * as v from "valibot";
import { judgeNewPassword } from "#web/shared/NewPassword/judgeNewPassword.ts";
import type { Verdict } from "#web/shared/form/judgeBy.ts";
import { judgeBy } from "#web/shared/form/judgeBy.ts";
import type { ChangePasswordValues } from "./ChangePasswordValues.ts";

export interface PasswordChange {
  /** The current one; absent where the account has none. */
  password?: string;
  newPassword: string;
}

export function judgeChangePassword(
  { current, ...chosen }: ChangePasswordValues,
  { hasPassword }: { hasPassword: boolean },
): Verdict<keyof ChangePasswordValues, PasswordChange> {
  const known = judgeBy(v.object({ current: PasswordAttempt }), { current });
  const fresh = judgeNewPassword(chosen);
  const errors = { ...(hasPassword && known.errors), ...fresh.errors };
  if (fresh.ready === null || Object.keys(errors).length > 0) return { errors, ready: null };
  return {
    errors: {},
    ready: { ...(hasPassword && { password: current }), newPassword: fresh.ready.password },
  };
}
