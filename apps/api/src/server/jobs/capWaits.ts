import { MAX_CLOCK_SKEW } from "#api/database/connection/clockSkew.ts";
import type { Database } from "#api/database/Schema.ts";

/** Longest wait for the next attempt of a mail, payment or tried refund, in milliseconds. */
const MAX_WAIT = 3_600_000 + MAX_CLOCK_SKEW;

/**
 * Makes rows due that would wait longer than any regular attempt, because a process whose clock was ahead
 * dated them. Leaves refunds that were never tried, which may be waiting for a move.
 */
export async function capWaits(db: Database, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + MAX_WAIT);
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("sent_at", "is", null)
    .where("dead_at", "is", null)
    .where("next_attempt_at", ">", latest)
    .execute();
  await db
    .updateTable("payment_sessions")
    .set({ next_check_at: now })
    .where("state", "in", ["opening", "open"])
    .where("next_check_at", ">", latest)
    .execute();
  await db
    .updateTable("refunds")
    .set({ next_attempt_at: now })
    .where("state", "=", "requested")
    .where("attempts", ">", 0)
    .where("next_attempt_at", ">", latest)
    .execute();
}
