import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/**
 * Years for which a block is kept after its end, even if deleted: it may name a customer, so the retention of
 * bookings applies.
 */
const RETENTION_YEARS = 10;

/** Deletes old blocks, at most `batch` in a run. Several processes may run it. */
export async function deleteOldBlocks(
  db: Database,
  now: Date,
  { batch = 2000 }: { batch?: number } = {},
): Promise<number> {
  const rows = await db
    .deleteFrom("blocks")
    .where(
      "id",
      "in",
      db
        .selectFrom("blocks")
        .select("id")
        .where("to_at", "<", sql<Date>`${now}::timestamptz - ${RETENTION_YEARS} * interval '1 year'`)
        .orderBy("to_at")
        .limit(batch)
        .modifyEnd(sql`for update skip locked`),
    )
    .returning("id")
    .execute();
  return rows.length;
}
