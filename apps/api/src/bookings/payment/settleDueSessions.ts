import { type Gateway, paymentGateways } from "@sayara/domain/payment/Gateway";
import { sql } from "kysely";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { isLongExpired, nextCheckAt } from "#api/gateways/nextCheckAt.ts";
import { settleSession } from "./settleSession.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/**
 * Sessions of a gateway that are read concurrently. Together with refunds below the gateway's concurrency limit, which
 * leaves slots to visitors.
 */
const SLOTS = 3;
/**
 * Milliseconds for which a session is reserved for its process, and until a session unknown to the gateway is read
 * again. Exceeds the timeout of a gateway call, the wait for a slot and the following statements together.
 */
const LEASE = 60_000;

/**
 * Settles the sessions that are due to be read, so that a payment counts even if its page was closed and its webhook
 * lost. Several processes may run it. Each gateway has separate slots, so that an unresponsive one does not delay the
 * payments of others. A session that its gateway does not return is never given up, because it may have been paid. From
 * a day after its end it is read only hourly, and logged as an error.
 *
 * @returns the number of sessions read.
 */
export function settleDueSessions(tools: SettlementTools, progress?: Progress): Promise<number> {
  const { db, clock, logger } = tools;
  const lanes = paymentGateways.map((gateway) => ({
    slots: SLOTS,
    reserve: (count: number) => takeDue(gateway, count),
    work: settle,
  }));
  return workInSlots(lanes, progress);

  function takeDue(gateway: Gateway, count: number): Promise<DueSession[]> {
    const now = clock();
    return db
      .updateTable("payment_sessions")
      .set({ next_check_at: new Date(now.getTime() + LEASE) })
      .where("id", "in", (of) =>
        of
          .selectFrom("payment_sessions")
          .select("id")
          .where("gateway", "=", gateway)
          .where("next_check_at", "<=", now)
          .orderBy("next_check_at")
          .limit(count)
          .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
      )
      .returning(["id", "expires_at"])
      .execute();
  }

  async function settle({ id, expires_at: expiresAt }: DueSession): Promise<void> {
    try {
      await settleSession(id, tools);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const now = clock();
      const isLong = isLongExpired({ expiresAt, now });
      if (isLong) await readLater(id, nextCheckAt({ expiresAt, now }));
      const about = { session: id, fault: describeFault(error) };
      if (isLong) logger.error(about, "payment session unknown for a day: compare it with the gateway");
      else logger.warn(about, "payment session not read, will be tried again");
    }
  }

  async function readLater(id: string, at: Date): Promise<void> {
    await db
      .updateTable("payment_sessions")
      .set({ next_check_at: at })
      .where("id", "=", id)
      .where("next_check_at", "is not", null)
      .execute();
  }
}

type DueSession = Pick<PaymentSessionRow, "id" | "expires_at">;
