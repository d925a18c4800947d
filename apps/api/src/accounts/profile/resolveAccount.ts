import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the account that a call refers to: the caller's own, or any account for an admin.
 *
 * @throws RefusalError `not_allowed`, even if there is no such account.
 */
export async function resolveAccount(db: Database, caller: UserRow, id: string): Promise<UserRow> {
  if (id === caller.id) return caller;
  const account =
    caller.type === "admin" && isUuid(id)
      ? await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst()
      : undefined;
  if (account === undefined) throw new RefusalError("not_allowed");
  return account;
}
