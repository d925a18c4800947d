import type { Queries } from "#api/database/Schema.ts";

const DAY = 86_400_000;

/** Deletes what counts no more: ended sessions, used-up keys and links, allowances that are whole again. */
export async function forgetExpired(db: Queries, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("rate_limits").where("replenished_at", "<=", now).execute();
  await db.deleteFrom("idempotency_keys").where("created_at", "<=", daysAgo(2)).execute();
  // Kept for as long as its mail may wait for the mail server, and more: a link's day begins when that leaves.
  await db.deleteFrom("mailed_tokens").where("expires_at", "<=", daysAgo(14)).execute();
  await db.deleteFrom("captcha_passes").where("expires_at", "<=", now).execute();
  await db.deleteFrom("spent_proofs").where("expires_at", "<=", now).execute();
}
