import { isDatabaseError } from "#api/log/describeFault.ts";
import type { Queries, Transaction } from "./Schema.ts";

/** Serialization failure and deadlock: the database aborted a transaction that may succeed now. */
const passing = new Set(["40001", "40P01"]);

/** Unique names that are drawn at random: another attempt draws another one. */
const drawn = new Set(["bookings_reference_key"]);

/**
 * Runs the work in a transaction. One that the database aborted, or that drew a booking's reference which exists, is
 * retried, at most twice.
 */
export async function inTransaction<Result>(
  db: Queries,
  work: (transaction: Transaction) => Promise<Result>,
  { attempts = 3 }: { attempts?: number } = {},
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (attempts <= 1 || !isPassing(error)) throw error;
    return inTransaction(db, work, { attempts: attempts - 1 });
  }
}

function isPassing(error: unknown): boolean {
  return isDatabaseError(error) && (passing.has(error.code) || drawn.has(error.constraint ?? ""));
}
