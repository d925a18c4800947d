import { sql } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";

const DAY = 86_400_000;
/** Days for which a sent mail is stored. */
const SENT_MAIL_DAYS = 30;
/** Days for which a dead mail is stored: an operator may still send it. */
const DEAD_MAIL_DAYS = 90;

/** Days for which a deleted notification can be restored, and days for which any other notification is stored. */
const DELETED_NOTIFICATION_DAYS = 1;
const NOTIFICATION_DAYS = 365;
/** Days for which searches in vain are stored [FG10]. */
const VAIN_SEARCH_DAYS = 400;

/** Tables, columns, and the days for which a row is stored after the instant in the column. */
const expiries: readonly [table: keyof Schema, column: string, days: number][] = [
  ["sessions", "expires_at", 0],
  ["rate_limits", "replenished_at", 0],
  ["idempotency_keys", "created_at", 2],
  // Stored longer than its mail may wait for the mail server: a link's lifetime of a day begins when the mail is sent.
  ["mailed_tokens", "expires_at", 14],
  ["address_undos", "expires_at", 14],
  ["team_invitations", "expires_at", 30],
  ["booking_codes", "expires_at", 14],
  ["booking_permissions", "expires_at", 0],
  ["captcha_passes", "expires_at", 0],
  ["spent_proofs", "expires_at", 0],
  ["outbox", "sent_at", SENT_MAIL_DAYS],
  ["outbox", "dead_at", DEAD_MAIL_DAYS],
  ["notifications", "deleted_at", DELETED_NOTIFICATION_DAYS],
  ["notifications", "created_at", NOTIFICATION_DAYS],
  ["vain_searches", "day", VAIN_SEARCH_DAYS],
];

/**
 * Deletes expired sessions, keys, links, rate limits and notifications, and mails with their data. Several processes
 * may run it: each takes other rows.
 *
 * @param options.batch rows of a statement, so that it ends within the limit of a request's statements.
 * @throws Error that names the tables that failed, after all others have run.
 */
export async function deleteExpired(
  db: Database,
  now: Date,
  { batch = 2000 }: { batch?: number } = {},
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const [table, column, days] of expiries) {
    const before = new Date(now.getTime() - days * DAY);
    try {
      while ((await deleteBatch(db, { table, column, before, batch })) === batch);
    } catch (error) {
      failures.set(table, error);
    }
  }
  const [cause] = failures.values();
  if (failures.size > 0)
    throw new Error(`not all expired rows were deleted: ${[...failures.keys()].join(", ")}`, { cause });
}

/** Returns the number of rows deleted. */
async function deleteBatch(
  db: Database,
  { table, column, before, batch }: { table: string; column: string; before: Date; batch: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${before}::timestamptz
      limit ${batch} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
