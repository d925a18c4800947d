import type { UserRow } from "#api/database/tables/accountTables.ts";
import { requireSession } from "#api/accounts/session/session.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { supplierLock } from "./inSupplierTransaction.ts";
import { recordSupplierEdit, type SupplierEdit } from "./recordSupplierEdit.ts";

/** An administrator's write about an agency, under the agency's lock. */
export interface AdminWrite {
  transaction: Transaction;
  user: UserRow;
  now: Date;
  recordEdit: (edit: SupplierEdit) => Promise<void>;
}

/**
 * Runs an administrator's write about an agency in a transaction, under the agency's lock and any further
 * locks.
 *
 * @throws RefusalError the codes of `requireSession`; `not_allowed` for anyone else.
 */
export function inAdminTransaction<Result>(
  context: AppContext,
  { supplierId, locks = [] }: { supplierId: string; locks?: readonly string[] },
  work: (write: AdminWrite) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context.var.dependencies;
  return inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [supplierLock(supplierId), ...locks]);
    // The session may have ended while the transaction waited for the lock.
    const user = await requireSession(context, transaction);
    requireAdmin(user);
    const now = clock();
    const recordEdit = (edit: SupplierEdit) =>
      recordSupplierEdit(transaction, { supplierId, userId: user.id, now }, edit);
    return work({ transaction, user, now, recordEdit });
  });
}

/** @throws RefusalError `not_allowed` for anyone but an administrator. */
export function requireAdmin({ type }: Pick<UserRow, "type">): void {
  if (type !== "admin") throw new RefusalError("not_allowed");
}
