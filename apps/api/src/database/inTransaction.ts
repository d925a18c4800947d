import { isDatabaseError } from "#api/server/log/describeFault.ts";
import type { Database, Transaction } from "./Schema.ts";

/** Serialization failure and deadlock: the database aborted a transaction that may succeed when retried. */
const retryableCodes = new Set(["40001", "40P01"]);

/** Unique constraints on random values. Another attempt draws another value. */
const randomValueConstraints = new Set(["bookings_reference_key"]);

/**
 * Runs work in a transaction. Retries at most twice if the database aborted the transaction or if the work
 * drew an existing booking reference.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
  { attempts = 3 }: { attempts?: number } = {},
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (attempts <= 1 || !isRetryable(error)) throw error;
    return inTransaction(db, work, { attempts: attempts - 1 });
  }
}

function isRetryable(error: unknown): boolean {
  return (
    isDatabaseError(error) &&
    (retryableCodes.has(error.code) || randomValueConstraints.has(error.constraint ?? ""))
  );
}
