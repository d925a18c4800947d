import { NewPassword } from "@sayara/domain/account/NewPassword";
import { validateValues } from "#web/shared/form/validateValues.ts";
import type { NewPasswordValues } from "./NewPasswordValues.ts";

export function checkNewPassword(values: NewPasswordValues) {
  return validateValues(NewPassword, values);
}
