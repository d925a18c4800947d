import type { Queries } from "#api/database/Schema.ts";

/** Milliseconds. */
const DAY = 86_400_000;
/** Days for which a sent mail is kept. */
const SENT_MAIL_DAYS = 30;
/** Days for which a mail that was given up is kept: an operator may still send it. */
const DEAD_MAIL_DAYS = 90;

/** Days for which the deletion of a notification can be undone, and for which any other is kept. */
const DELETED_NOTIFICATION_DAYS = 1;
const NOTIFICATION_DAYS = 365;

/** Deletes what has expired: sessions, keys, links, rate limits, notifications, and mails with their data. */
export async function deleteExpired(db: Queries, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("rate_limits").where("replenished_at", "<=", now).execute();
  await db.deleteFrom("idempotency_keys").where("created_at", "<=", daysAgo(2)).execute();
  // Kept longer than its mail may wait for the mail server: a link's day begins when the mail leaves.
  await db.deleteFrom("mailed_tokens").where("expires_at", "<=", daysAgo(14)).execute();
  await db.deleteFrom("address_undos").where("expires_at", "<=", daysAgo(14)).execute();
  await db.deleteFrom("booking_codes").where("expires_at", "<=", daysAgo(14)).execute();
  await db.deleteFrom("booking_permissions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("captcha_passes").where("expires_at", "<=", now).execute();
  await db.deleteFrom("spent_proofs").where("expires_at", "<=", now).execute();
  await db.deleteFrom("outbox").where("sent_at", "<=", daysAgo(SENT_MAIL_DAYS)).execute();
  await db.deleteFrom("outbox").where("dead_at", "<=", daysAgo(DEAD_MAIL_DAYS)).execute();
  await db
    .deleteFrom("notifications")
    .where("deleted_at", "<=", daysAgo(DELETED_NOTIFICATION_DAYS))
    .execute();
  await db.deleteFrom("notifications").where("created_at", "<=", daysAgo(NOTIFICATION_DAYS)).execute();
}
