import { changePasswordForm } from "@sayara/domain/account/changePasswordForm";
import { checkBy } from "#web/shared/form/checkBy.ts";
import type { ChangePasswordValues } from "./ChangePasswordValues.ts";

export function checkChangePassword(values: ChangePasswordValues, account: { hasPassword: boolean }) {
  return checkBy(changePasswordForm(account), values);
}
