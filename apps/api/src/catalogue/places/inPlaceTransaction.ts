import { requireSession } from "#api/accounts/session/session.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { PlaceEditsTable } from "#api/database/tables/catalogueTables.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";

/** A change to a place or a country. `before` is absent if it was added, `after` if it was deleted. */
export interface PlaceEdit extends Pick<PlaceEditsTable, "subject" | "action"> {
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** Arguments of the callback that makes an administrator's change to places. */
export interface PlaceWrite {
  transaction: Transaction;
  now: Date;
  /** Records an edit with its author [PA3]. */
  recordEdit: (edit: PlaceEdit) => Promise<void>;
}

/**
 * Runs an administrator's change to places in a transaction. Changes run one at a time, because two
 * concurrent moves could put two places inside each other [PA2].
 *
 * @throws RefusalError the codes of `requireSession`; `not_allowed` for anybody but an administrator.
 */
export function inPlaceTransaction<Result>(
  context: AppContext,
  work: (write: PlaceWrite) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.var.dependencies.db, (transaction) =>
    changePlaces(transaction, context, work),
  );
}

/** Works like `inPlaceTransaction`, but in an existing transaction. */
export async function changePlaces<Result>(
  transaction: Transaction,
  context: AppContext,
  work: (write: PlaceWrite) => Promise<Result>,
): Promise<Result> {
  await lockInOrder(transaction, ["places"]);
  // The session may have ended while the transaction waited for the lock.
  const user = await requireSession(context, transaction);
  requireAdmin(user);
  const now = context.var.dependencies.clock();
  const recordEdit = async ({ subject, subjectId, action, before, after }: PlaceEdit) => {
    await transaction
      .insertInto("place_edits")
      .values({
        subject,
        subject_id: subjectId,
        user_id: user.id,
        at: now,
        action,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
      })
      .execute();
  };
  return work({ transaction, now, recordEdit });
}
