import { type Selectable, sql } from "kysely";
import { announce, readMailedFacts } from "#api/bookings/announce.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { PaymentTables } from "#api/database/paymentTables.ts";
import { describeFault } from "#api/log/describeFault.ts";
import { GatewayUnavailableError } from "#api/payment/GatewayUnavailableError.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/** Seconds for which a refund is reserved for its process, and maximum between two attempts. */
const LEASE = 60;
const LONGEST_WAIT = 3600;

/**
 * Returns the money of requested refunds. Several processes may run it: the refund's id is the idempotency key
 * at the gateway. A gateway that does not answer is asked again, without end; a refund that it refuses is
 * `failed` and logged.
 *
 * @returns the number of refunds tried.
 */
export async function payRefunds(
  tools: SettlementTools,
  { batch = 10 }: { batch?: number } = {},
): Promise<number> {
  const { db, clock, gateways, logger } = tools;
  const now = clock();
  const due = await db
    .updateTable("refunds")
    .set((row) => ({ attempts: row("attempts", "+", 1), next_attempt_at: secondsAfter(now, LEASE) }))
    .where("id", "in", (of) =>
      of
        .selectFrom("refunds")
        .select("id")
        .where("next_attempt_at", "<=", now)
        .orderBy("next_attempt_at")
        .limit(batch)
        .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
    )
    .returningAll()
    .execute();
  await Promise.all(due.map((refund) => pay(refund)));
  return due.length;

  async function pay(refund: Selectable<PaymentTables["refunds"]>): Promise<void> {
    try {
      const { reference, state } = await request(refund);
      if (state === "pending") return await later(refund);
      if (state === "failed")
        logger.error({ refund: refund.id }, "refund refused: return the money otherwise");
      await settle(refund, { reference, state });
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      logger.warn({ refund: refund.id, fault: describeFault(error) }, "refund not paid, will be tried again");
      await later(refund);
    }
  }

  /** The gateway knows the first payment, also of one that was carried over. */
  async function request({ id, payment_id, amount_millimes }: Selectable<PaymentTables["refunds"]>) {
    const { gateway: name, ...payment } = await db
      .selectFrom("payments")
      .innerJoin("payments as first", (join) =>
        join.on("first.id", "=", (of) => of.fn.coalesce("payments.carried_from", "payments.id")),
      )
      .innerJoin("payment_sessions", "payment_sessions.id", "first.session_id")
      .select(["payment_sessions.gateway", "gateway_session_id", "first.reference"])
      .where("payments.id", "=", payment_id)
      .executeTakeFirstOrThrow();
    const gateway = gateways.get(name);
    if (gateway === undefined || payment.gateway_session_id === null) {
      throw new GatewayUnavailableError(`${name} is not configured`);
    }
    return gateway.refund({
      refundId: id,
      sessionId: payment.gateway_session_id,
      paymentReference: payment.reference,
      amountMillimes: amount_millimes,
    });
  }

  async function later({ id, attempts }: { id: string; attempts: number }): Promise<void> {
    const retryAt = secondsAfter(clock(), Math.min(30 * 2 ** attempts, LONGEST_WAIT));
    await db
      .updateTable("refunds")
      .set({ next_attempt_at: retryAt })
      .where("id", "=", id)
      .where("state", "=", "requested")
      .execute();
  }

  /** The driver got a mail when the refund was requested; its success is only a notification. */
  function settle(
    { id, booking_id }: { id: string; booking_id: string },
    result: { reference: string; state: "succeeded" | "failed" },
  ): Promise<void> {
    return inTransaction(db, async (transaction) => {
      const at = clock();
      const settled = await transaction
        .updateTable("refunds")
        .set({ ...result, settled_at: at, next_attempt_at: null })
        .where("id", "=", id)
        .where("state", "=", "requested")
        .returning("id")
        .executeTakeFirst();
      if (settled === undefined || result.state === "failed") return;
      const row = await transaction
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", booking_id)
        .executeTakeFirstOrThrow();
      const facts = await readMailedFacts(transaction, row, tools.config.business);
      const notice = { reader: facts.driver, mail: "none", notification: "payment_refunded" } as const;
      await announce(transaction, facts, [notice], at);
    });
  }
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
