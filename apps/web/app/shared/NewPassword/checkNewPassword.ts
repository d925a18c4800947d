import { NewPassword } from "@sayara/domain/account/NewPassword";
import { checkBy } from "#web/shared/form/checkBy.ts";

export type NewPasswordValues = { password: string; confirmation: string };

export const emptyNewPassword: NewPasswordValues = { password: "", confirmation: "" };

/** Validates a new password and its confirmation. */
export function checkNewPassword(values: NewPasswordValues) {
  return checkBy(NewPassword, values);
}
