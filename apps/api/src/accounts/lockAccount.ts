import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * The account as it is now and stays until the transaction ends. What was found out about it before may be out of date,
 * a password checked for tens of milliseconds most of all: it is compared with this. Taken before anything of the
 * account's is written, links and sessions included, so that two transactions never wait for each other.
 */
export function lockAccount(
  transaction: Transaction,
  by: { id: string } | { email: string },
): Promise<UserRow | undefined> {
  const users = transaction.selectFrom("users").selectAll().forNoKeyUpdate();
  const named = "id" in by ? users.where("id", "=", by.id) : users.where("email", "=", by.email);
  return named.executeTakeFirst();
}
