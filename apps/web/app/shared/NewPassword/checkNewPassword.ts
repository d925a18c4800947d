import { NewPassword } from "@sayara/domain/account/NewPassword";
import { checkBy } from "#web/shared/form/checkBy.ts";
import type { NewPasswordValues } from "./NewPasswordValues.ts";

export function checkNewPassword(values: NewPasswordValues) {
  return checkBy(NewPassword, values);
}
