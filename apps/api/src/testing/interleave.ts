import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, Transaction } from "#api/database/Schema.ts";

/**
 * Runs two transactions in the worst order: `second` begins before `first` commits and continues afterwards.
 * `first` commits once `second` waits for a lock or has finished.
 *
 * @param last runs the last statements of the first transaction, before its commit
 *
 * @returns the result of `second`.
 */
export async function interleave<Result>(
  db: Database,
  first: (transaction: Transaction) => Promise<unknown>,
  second: () => Promise<Result>,
  last: (transaction: Transaction) => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> {
  const { result } = await db.transaction().execute(async (transaction) => {
    await first(transaction);
    const pending = second();
    const isSettled = pending.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isSettled, setTimeout(5, false)])) && !(await isTransactionWaiting(db)));
    await last(transaction);
    return { result: pending };
  });
  return result;
}

async function isTransactionWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
