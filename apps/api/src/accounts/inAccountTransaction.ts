import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { lockAccount } from "./lockAccount.ts";
import { requireSession } from "./session/session.ts";

/**
 * Runs a signed-in caller's write to an account in a transaction, under the account's lock and any further
 * `locks`. Only an admin may write to another person's account.
 *
 * @throws RefusalError the codes of `lockAccountForCaller`.
 */
export function inAccountTransaction<Result>(
  context: AppContext,
  { id, locks = [] }: { id: string; locks?: readonly string[] },
  work: (transaction: Transaction, account: UserRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.var.dependencies.db, async (transaction) => {
    await lockInOrder(transaction, locks);
    return work(transaction, await lockAccountForCaller(transaction, context, id));
  });
}

/**
 * Locks the account that a signed-in caller changes.
 *
 * @throws RefusalError `not_signed_in` if the session has ended since the request began; `not_allowed` for an
 *   unknown or deleted account.
 */
export async function lockAccountForCaller(
  transaction: Transaction,
  context: AppContext,
  id: string,
): Promise<UserRow> {
  const account = await lockAccount(transaction, { id });
  await requireSession(context, transaction);
  if (account === undefined || account.erased_at !== null) throw new RefusalError("not_allowed");
  return account;
}
