import { NewPassword } from "@sayara/domain/account/NewPassword";
import { validateValues } from "@sayara/frontend/form/validateValues";
import type { NewPasswordValues } from "./NewPasswordValues.ts";

export function checkNewPassword(values: NewPasswordValues) {
  return validateValues(NewPassword, values);
}
