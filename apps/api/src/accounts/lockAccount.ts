import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * Returns the account's current row and locks it until the transaction ends. Compare earlier reads with this row, above
 * all the password hash, since checking a password takes tens of milliseconds. Call it before any write to the account,
 * its links or its sessions, so that transactions do not deadlock.
 */
export function lockAccount(
  transaction: Transaction,
  key: { id: string } | { email: string },
): Promise<UserRow | undefined> {
  const users = transaction.selectFrom("users").selectAll().forNoKeyUpdate();
  const query = "id" in key ? users.where("id", "=", key.id) : users.where("email", "=", key.email);
  return query.executeTakeFirst();
}
