import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type AdminWrite, inAdminTransaction } from "#api/suppliers/inAdminTransaction.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { recordSupplierEdit, type SupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";

/** An administrator's write to the payouts of several agencies. */
export interface PayoutWrite extends Pick<AdminWrite, "transaction" | "now"> {
  recordEdit: (supplierId: string, edit: SupplierEdit) => Promise<void>;
}

/**
 * Runs an administrator's write in one transaction, under the locks of all its agencies. Concurrent
 * administrators wait for each other, and a process that stops leaves nothing half done.
 *
 * @throws RefusalError the codes of `requireSession`; `not_allowed`; `not_found` if there is no agency.
 */
export function inPayoutTransaction<Result>(
  context: AppContext,
  supplierIds: readonly string[],
  work: (write: PayoutWrite) => Promise<Result>,
): Promise<Result> {
  const [supplierId, ...others] = new Set(supplierIds);
  if (supplierId === undefined) throw new RefusalError("not_found");
  const options = { supplierId, locks: others.map(supplierLock) };
  return inAdminTransaction(context, options, ({ transaction, user, now }) =>
    work({
      transaction,
      now,
      recordEdit: (id, edit) =>
        recordSupplierEdit(transaction, { supplierId: id, userId: user.id, now }, edit),
    }),
  );
}
