import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { readSession, requireSession } from "#api/accounts/session/session.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { PlanContext } from "#api/money/subscriptions/requirePlanCapacity.ts";
import { recordSupplierEdit, type SupplierEdit } from "./recordSupplierEdit.ts";
import { requireSupplier, type SupplierRights } from "./requireSupplier.ts";

/** A person's write in the portal, under the agency's lock and any further locks. */
export interface SupplierWrite extends SupplierRights {
  transaction: Transaction;
  user: UserRow;
  /** Records the person's change. `before` or `after` is absent for a new or a deleted subject. */
  recordEdit: (...edits: SupplierEdit[]) => Promise<void>;
  /** Inputs for the rules of the agency's plan [SU2]. */
  planContext: PlanContext;
}

interface WriteOptions {
  segment: string;
  action: SupplierAction;
  locks?: readonly string[];
  /**
   * Whether to take the agency's lock. False for writes to one car's days, which only wait for that car's
   * lock.
   */
  ownerLock?: boolean;
}

/** Limit on a person's writes: 300 in a row, then one per second, because each leaves a permanent record. */
const WRITES = { burst: 300, secondsEach: 1 };

/**
 * Runs a person's write in the portal in a transaction, under the agency's lock and any further locks. Checks
 * the session and the person's rights under these locks.
 *
 * @throws RefusalError the codes of `requireSession` and `requireSupplier`; `too_many_requests`.
 */
export async function inSupplierTransaction<Result>(
  context: AppContext,
  options: WriteOptions,
  work: (write: SupplierWrite) => Promise<Result>,
): Promise<Result> {
  const { dependencies } = context.var;
  const { db } = dependencies;
  // Counts outside the transaction, in which the limit's row would make a person's writes wait for each
  // other.
  const user = await readSession(context);
  if (user === undefined) throw new RefusalError("not_signed_in");
  await limitRate(dependencies, { name: "portal writes", key: user.id, ...WRITES });
  return inTransaction(db, (transaction) => writeForSupplier(transaction, context, options, work));
}

/**
 * Does the same as `inSupplierTransaction` in a transaction that has already begun, such as that of an
 * uploaded file.
 */
export async function writeForSupplier<Result>(
  transaction: Transaction,
  context: AppContext,
  { segment, action, locks = [], ownerLock = true }: WriteOptions,
  work: (write: SupplierWrite) => Promise<Result>,
): Promise<Result> {
  const { clock, config } = context.var.dependencies;
  const user = await requireSession(context, transaction);
  const { supplier } = await requireSupplier(transaction, user, { segment, action });
  await lockInOrder(transaction, [...(ownerLock ? [supplierLock(supplier.id)] : []), ...locks]);
  // The session and the rights may have changed while the transaction waited for the locks.
  const currentUser = await requireSession(context, transaction);
  const rights = await requireSupplier(transaction, currentUser, { segment, action });
  const now = clock();
  const by = { supplierId: rights.supplier.id, userId: currentUser.id, now };
  const recordEdit = (...edits: SupplierEdit[]) => recordSupplierEdit(transaction, by, ...edits);
  return work({ ...rights, transaction, user: currentUser, recordEdit, planContext: { now, config } });
}

/** Returns the name of the lock under which an agency's people, rules and fleet change. */
export function supplierLock(supplierId: string): string {
  return `supplier ${supplierId}`;
}
