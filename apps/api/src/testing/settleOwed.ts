import { MOVE_OFFER_HOURS } from "@sayara/domain/config/businessDefaults";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import type { TestApp } from "./createTestApp.ts";

/**
 * Maximum hours to advance. A refund waits for a possible move, and then less than a day for its attempts.
 */
const MAX_HOURS = MOVE_OFFER_HOURS + 24;

/**
 * Runs the payment jobs and advances the clock until every ended payment is read and every refund is paid. If a gateway
 * takes more than 5 seconds, as on a busy machine, a later attempt handles it.
 */
export async function settleOwed(api: TestApp): Promise<void> {
  const { db, clock } = api.dependencies;
  for (let hour = 0; hour < MAX_HOURS; hour++) {
    await settleDueSessions(api.dependencies);
    await payRefunds(api.dependencies);
    const openSession = await db
      .selectFrom("payment_sessions")
      .select("id")
      .where("state", "in", ["opening", "open"])
      .where("expires_at", "<=", clock())
      .executeTakeFirst();
    const dueRefund = await db
      .selectFrom("refunds")
      .select("id")
      .where("state", "=", "requested")
      .where("next_attempt_at", "is not", null)
      .executeTakeFirst();
    if (openSession === undefined && dueRefund === undefined) return;
    api.advanceHours(1);
  }
  throw new Error(`money is still owed after ${MAX_HOURS} hours`);
}
