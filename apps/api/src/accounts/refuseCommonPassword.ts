import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { RefusalError } from "#api/http/refusals.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

/** @throws RefusalError `invalid_input` with the field, for a password that is among the first that anybody tries. */
export function refuseCommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new RefusalError("invalid_input", { fields: { [field]: validationMessage("password_common") } });
}
