import { changePasswordForm } from "@sayara/domain/account/changePasswordForm";
import { judgeBy } from "#web/shared/form/judgeBy.ts";
import type { ChangePasswordValues } from "./ChangePasswordValues.ts";

export function judgeChangePassword(values: ChangePasswordValues, account: { hasPassword: boolean }) {
  return judgeBy(changePasswordForm(account), values);
}
