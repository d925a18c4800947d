import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import { OperatorError } from "#api/operate/terminal/OperatorError.ts";

/**
 * Runs an import in one transaction, under the locks for imports and for changes to places [PA2]. After any
 * problem or in a dry run, rolls the transaction back but still returns the outcome.
 *
 * @throws OperatorError if the database rejects a row.
 */
export async function undoableImport<Outcome extends object>(
  db: Database,
  { isDryRun }: { isDryRun: boolean },
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockInOrder(transaction, ["catalogue import", "places"]);
      outcome = await work(transaction);
      if ("problems" in outcome || isDryRun) throw new RollbackError();
      return outcome;
    });
  } catch (error) {
    if (error instanceof RollbackError && outcome !== undefined) return outcome;
    // Some conflicts are found only by the database, such as an airport code that another place has.
    if (isDatabaseError(error) && error.code.startsWith("23"))
      throw new OperatorError(
        `The database refuses the import (${error.constraint ?? error.code}). Nothing was imported.`,
      );
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class RollbackError extends Error {}
