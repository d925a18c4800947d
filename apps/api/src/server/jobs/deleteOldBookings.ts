import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";

/** Years for which a booking is kept after the end of the year of its last event (/privacy). */
const RETENTION_YEARS = 10;

/**
 * Tables to delete from, in an order that respects foreign keys: a table refers only to later tables. Holds,
 * notifications and proofs are deleted by their own cascading foreign keys.
 */
const recordTables = [
  "refunds",
  "payments",
  "open_edits",
  "booking_edits",
  "change_requests",
  "message_pictures",
  "booking_messages",
  "message_reports",
  "problem_pictures",
  "problem_reports",
  "staff_acts",
  "condition_pictures",
  "usage_charges",
  "condition_reports",
  "rental_records",
  "booking_notes",
  "payment_sessions",
] as const;

/**
 * Deletes bookings ten years after the end of the year of their drop-off, or of their last payment or refund,
 * with everything recorded about them. Keeps bookings with money owed to the driver [BK12], and keeps
 * reviews. `removeUnusedFiles` then deletes the files of the deleted photos. Several processes may run it:
 * each takes other bookings.
 *
 * @returns the number of bookings deleted, at most `batch` in each of `batches` transactions.
 */
export async function deleteOldBookings(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100, batches = 20 }: { batch?: number; batches?: number } = {},
): Promise<number> {
  const { timeZone } = config.business;
  const year = Number(dateInZone(clock(), timeZone).slice(0, 4)) - RETENTION_YEARS;
  const limits = { before: wallClockToInstant(`${year}-01-01T00:00`, timeZone), batch, now: clock() };
  let deleted = 0;
  for (let run = 0; run < batches; run += 1) {
    const count = await inTransaction(db, (transaction) => deleteBatch(transaction, limits));
    if (count === 0) break;
    deleted += count;
  }
  return deleted;
}

async function deleteBatch(
  transaction: Transaction,
  limits: { before: Date; batch: number; now: Date },
): Promise<number> {
  const ids = await lockDue(transaction, limits);
  if (ids.length === 0) return 0;
  const pictures = await transaction
    .selectFrom("problem_pictures")
    .select("file_key")
    .where("booking_id", "in", ids)
    .unionAll(transaction.selectFrom("message_pictures").select("file_key").where("booking_id", "in", ids))
    .unionAll(transaction.selectFrom("condition_pictures").select("file_key").where("booking_id", "in", ids))
    .execute();
  const keys = pictures.map(({ file_key: key }) => key);
  await markUnused(transaction, keys, limits.now);
  // Lets this transaction delete records of staff actions and edits, which triggers otherwise refuse.
  await sql`select set_config('sayara.deletes_old_bookings', 'on', true)`.execute(transaction);
  for (const table of recordTables)
    await transaction.deleteFrom(table).where("booking_id", "in", ids).execute();
  await transaction.deleteFrom("bookings").where("id", "in", ids).execute();
  return ids.length;
}

/**
 * Locks bookings that are due for deletion. A moved booking is kept as long as its replacement, which refers to it and
 * to its payments.
 */
async function lockDue(db: Database, { before, batch }: { before: Date; batch: number }): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .select("id")
    .where("to_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.booking_id", "=", "bookings.id")
            .where("payments.at", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("refunds")
            .select("refunds.id")
            .whereRef("refunds.booking_id", "=", "bookings.id")
            .where((or) =>
              or.or([
                or("refunds.state", "!=", "succeeded"),
                or(or.fn.coalesce("refunds.settled_at", "refunds.created_at"), ">=", before),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings as later").select("later.id").whereRef("later.moved_from", "=", "bookings.id"),
        ),
      ),
    )
    .orderBy("to_at")
    .limit(batch)
    .modifyEnd(sql`for update of bookings skip locked`)
    .execute();
  return rows.map(({ id }) => id);
}
