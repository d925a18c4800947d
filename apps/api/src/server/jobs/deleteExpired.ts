import { SAVED_CAR_DAYS_PAST_DROP_OFF } from "@sayara/domain/config/businessDefaults";
import { type RawBuilder, sql } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";

const DAY = 86_400_000;
/** Days for which a sent mail is stored. */
const SENT_MAIL_DAYS = 30;
/** Days for which a dead mail is stored, because an operator may still send it. */
const DEAD_MAIL_DAYS = 90;

/** Days for which a deleted notification can be restored, and days for which any other notification is stored. */
const DELETED_NOTIFICATION_DAYS = 1;
const NOTIFICATION_DAYS = 365;
/** Days for which zero-result searches are stored [FG10]. */
const ZERO_RESULT_SEARCH_DAYS = 400;
/** Days for which counts of shown and opened cars are stored [FG13]. */
const EXPOSURE_DAYS = 800;

/** Days for which an expired payment attempt of an agency is stored [DB8]. */
const EXPIRED_PAYMENT_DAYS = 400;

interface Expiry {
  table: keyof Schema;
  column: string;
  /** Days for which a row is stored after the instant in the column. */
  days: number;
  /** Condition for the rows that are deleted; all by default. */
  only?: RawBuilder<boolean>;
}

const expiries: readonly Expiry[] = [
  { table: "sessions", column: "expires_at", days: 0 },
  { table: "rate_limits", column: "replenished_at", days: 0 },
  { table: "idempotency_keys", column: "created_at", days: 2 },
  // Outlives the longest wait for the mail server, because a link's one-day lifetime begins when its mail is
  // sent.
  { table: "mailed_tokens", column: "expires_at", days: 14 },
  { table: "address_undos", column: "expires_at", days: 14 },
  { table: "team_invitations", column: "expires_at", days: 30 },
  { table: "booking_codes", column: "expires_at", days: 14 },
  { table: "booking_permissions", column: "expires_at", days: 0 },
  { table: "captcha_passes", column: "expires_at", days: 0 },
  { table: "spent_proofs", column: "expires_at", days: 0 },
  { table: "passkey_challenges", column: "expires_at", days: 0 },
  { table: "outbox", column: "sent_at", days: SENT_MAIL_DAYS },
  { table: "outbox", column: "dead_at", days: DEAD_MAIL_DAYS },
  { table: "notifications", column: "deleted_at", days: DELETED_NOTIFICATION_DAYS },
  { table: "notifications", column: "created_at", days: NOTIFICATION_DAYS },
  { table: "vain_searches", column: "day", days: ZERO_RESULT_SEARCH_DAYS },
  { table: "saved_cars", column: "to_at", days: SAVED_CAR_DAYS_PAST_DROP_OFF },
  { table: "saved_car_checks", column: "checked_at", days: SAVED_CAR_DAYS_PAST_DROP_OFF },
  { table: "exposure_days", column: "day", days: EXPOSURE_DAYS },
  {
    table: "agency_payments",
    column: "settled_at",
    days: EXPIRED_PAYMENT_DAYS,
    // Excludes payments that are still polled at their gateway.
    only: sql<boolean>`state = 'expired' and next_check_at is null`,
  },
];

/**
 * Deletes expired rows, such as sessions, links, rate limits, notifications, saved cars, and mails with their
 * data. Several processes may run it: each takes other rows.
 *
 * @param options.batch rows deleted by one statement, so that it finishes within the statement timeout
 * @throws Error that names the tables that failed, after all others have run.
 */
export async function deleteExpired(
  db: Database,
  now: Date,
  { batch = 2000 }: { batch?: number } = {},
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const { table, column, days, only } of expiries) {
    const before = new Date(now.getTime() - days * DAY);
    try {
      while ((await deleteBatch(db, { table, column, before, batch, only })) === batch);
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
  {
    table,
    column,
    before,
    batch,
    only = sql<boolean>`true`,
  }: Omit<Expiry, "days" | "only"> & { before: Date; batch: number; only: Expiry["only"] | undefined },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${before}::timestamptz and ${only}
      limit ${batch} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
