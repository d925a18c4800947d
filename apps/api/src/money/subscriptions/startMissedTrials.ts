import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { startTrial } from "./changePeriods.ts";

/** Maximum age of an acceptance, in milliseconds: longer than an update of all processes takes. */
const SINCE = 7 * 86_400_000;

/**
 * Starts the trials of recently accepted agencies that got none: while processes are updated one by one, an
 * earlier version may have accepted them [SU7]. Skips agencies accepted earlier, when trials may have been
 * off.
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
