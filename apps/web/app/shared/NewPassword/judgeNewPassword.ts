import { NewPassword } from "@sayara/domain/account/NewPassword";
import { judgeBy } from "#web/shared/form/judgeBy.ts";

export type NewPasswordValues = { password: string; confirmation: string };

export const emptyNewPassword: NewPasswordValues = { password: "", confirmation: "" };

/** Judges a password being chosen, and its confirmation. */
export function judgeNewPassword(values: NewPasswordValues) {
  return judgeBy(NewPassword, values);
}
