import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { startTrial } from "./changePeriods.ts";

/** Milliseconds back from now in which an agency was accepted. Longer than an update of all processes takes. */
const SINCE = 7 * 86_400_000;

/**
 * Begins the trial of agencies that were accepted without one: while processes are updated one by one, an earlier version
 * accepts them too [SU7]. Those of earlier days got none where trials were off.
 *
 * @returns the number of agencies without a trial, at most `batch`.
 */
export async function startMissedTrials(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  const now = clock();
  if (config.business.planTrialDays === 0) return 0;
  const since = new Date(now.getTime() - SINCE);
  const suppliers = await db
    .selectFrom("suppliers")
    .select("id")
    .where("joining", "=", false)
    .where(
      sql<boolean>`(suppliers.created_at >= ${since} or exists (select from supplier_edits
        where supplier_edits.supplier_id = suppliers.id and subject = 'agency' and action = 'accepted'
          and at >= ${since}))`,
    )
    .where(sql<boolean>`not exists (select from subscriptions where supplier_id = suppliers.id)`)
    .orderBy("id")
    .limit(batch)
    .execute();
  await processEach(suppliers, ({ id }) =>
    inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [supplierLock(id)]);
      await startTrial(transaction, id, { now, config });
    }),
  );
  return suppliers.length;
}
