import type { UserData } from "@sayara/api-client/contract/accounts/UserData";
import type { Database } from "#api/database/Schema.ts";
import { readUserData } from "#api/accounts/ownData/readUserData.ts";
import { OperatorError } from "../terminal/OperatorError.ts";

/**
 * Returns all data stored about a user, in the format of the user's own data download but without its limit.
 *
 * @throws OperatorError for an unknown address.
 */
export function exportUser(
  db: Database,
  { email, ...exportOptions }: { email: string; now: Date; siteName: string },
): Promise<UserData> {
  const address = email.trim().toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom("users")
      .selectAll()
      .where("email", "=", address)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (account === undefined) throw new OperatorError(`No account has the address ${address}.`);
    return readUserData(transaction, account, { ...exportOptions, limit: Number.MAX_SAFE_INTEGER - 1 });
  });
}
