import { dateInZone } from "@sayara/domain/time/dateInZone";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { computeSeasons } from "./computeSeasons.ts";

/**
 * Maximum agencies per run. The job runs hourly, so every agency is up to date within days of a new year, two
 * years before it matters.
 */
const BATCH = 200;

/** Computes yearly seasons again if a new year has begun since the last computation [SN1]. */
export async function renewSeasons({
  db,
  clock,
  config,
}: Pick<Dependencies, "db" | "clock" | "config">): Promise<void> {
  const now = clock();
  const today = dateInZone(now, config.business.timeZone);
  const due = await db
    .selectFrom("suppliers")
    .select("id")
    .where("seasons_computed_on", "<", `${today.slice(0, 4)}-01-01`)
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [supplierLock(id)]);
      await computeSeasons(transaction, { supplierId: id, today, now });
    });
  }
}
