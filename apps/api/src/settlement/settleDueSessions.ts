import { sql } from "kysely";
import { describeFault } from "#api/log/describeFault.ts";
import { GatewayUnavailableError } from "#api/payment/GatewayUnavailableError.ts";
import { settleSession } from "./settleSession.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/** Milliseconds for which a session is reserved for its process, and until an unknown one is read again. */
const LEASE = 60_000;
/** Milliseconds after its end from which an unknown session is read only hourly, and logged as an error. */
const LONG_OUTAGE = 86_400_000;
const HOUR = 3_600_000;

/**
 * Settles the sessions that are due to be read, so that a payment counts although its page was closed and its
 * webhook lost. Several processes may run it. A session that its gateway does not return is never given up: it
 * may have been paid.
 *
 * @returns the number of sessions read.
 */
export async function settleDueSessions(
  tools: SettlementTools,
  { batch = 20 }: { batch?: number } = {},
): Promise<number> {
  const { db, clock, logger } = tools;
  const now = clock();
  const due = await db
    .updateTable("payment_sessions")
    .set({ next_check_at: new Date(now.getTime() + LEASE) })
    .where("id", "in", (of) =>
      of
        .selectFrom("payment_sessions")
        .select("id")
        .where("next_check_at", "<=", now)
        .orderBy("next_check_at")
        .limit(batch)
        .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
    )
    .returning(["id", "expires_at"])
    .execute();
  for (const { id, expires_at: expiresAt } of due) {
    try {
      await settleSession(id, tools);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const isLong = now.getTime() - expiresAt.getTime() > LONG_OUTAGE;
      if (isLong) await readHourly(id);
      const about = { session: id, fault: describeFault(error) };
      if (isLong) logger.error(about, "payment session unknown for a day: compare it with the gateway");
      else logger.warn(about, "payment session not read, will be tried again");
    }
  }
  return due.length;

  async function readHourly(id: string): Promise<void> {
    await db
      .updateTable("payment_sessions")
      .set({ next_check_at: new Date(clock().getTime() + HOUR) })
      .where("id", "=", id)
      .where("state", "in", ["opening", "open"])
      .execute();
  }
}
