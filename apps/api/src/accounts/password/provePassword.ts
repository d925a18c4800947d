import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isPasswordCorrect } from "./isPasswordCorrect.ts";
import { limitPasswordChecks } from "./limitPasswordChecks.ts";

/**
 * Checks the caller's password. Returns false if the caller has none. Also returns false if the password was
 * set with a session alone, because it then proves no more than that session.
 *
 * @throws RefusalError `invalid_input` with the field when the password is missing or wrong.
 */
export async function provePassword(
  dependencies: Dependencies,
  { id, password_hash, password_by_session }: UserRow,
  password: string | undefined,
): Promise<boolean> {
  if (password_hash === null || password_by_session) return false;
  if (password === undefined) {
    throw new RefusalError("invalid_input", { fields: { password: validationMessage("required") } });
  }
  await limitPasswordChecks(dependencies, id);
  if (!(await isPasswordCorrect(password_hash, password))) throw wrongPasswordError();
  return true;
}

export function wrongPasswordError(): RefusalError {
  return new RefusalError("invalid_input", { fields: { password: validationMessage("password_wrong") } });
}
