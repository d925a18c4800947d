import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "./Schema.ts";

/**
 * Takes several locks and holds them until the transaction ends, always in the same order, so that two transactions do not
 * deadlock. Call it once per transaction, before any write.
 */
export async function lockInOrder(transaction: Transaction, names: readonly string[]): Promise<void> {
  const keys = [...new Set(names.map(lockKey))].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (keys.length === 0) return;
  // Has no parameters, so that it can be sent together with `begin`.
  const list = sql.lit(`{${keys.join(",")}}`);
  await sql`SELECT pg_advisory_xact_lock(key) FROM unnest(${list}::bigint[]) AS key`.execute(transaction);
}

function lockKey(name: string): bigint {
  return createHash("sha256").update(name).digest().readBigInt64BE();
}
