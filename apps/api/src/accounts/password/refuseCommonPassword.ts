import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

/**
 * Rejects a password that is easy to guess.
 *
 * @throws RefusalError `invalid_input` with the field.
 */
export function refuseCommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new RefusalError("invalid_input", { fields: { [field]: validationMessage("password_common") } });
}
