import { type Gateway, paymentGateways } from "@sayara/domain/payment/Gateway";
import { type Selectable, sql } from "kysely";
import { announce, readMailedFacts } from "#api/bookings/announce.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { PaymentTables } from "#api/database/tables/paymentTables.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import { GatewayRefusalError } from "#api/gateways/GatewayRefusalError.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { isLongOutage } from "#api/gateways/isLongOutage.ts";
import { announceFailedRefund } from "./announceFailedRefund.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";

/** Refunds of a gateway that are tried concurrently. */
const SLOTS = 2;
/** Seconds for which a refund is reserved for its process. */
const LEASE = 60;
const MAX_RETRY_DELAY = 3600;

/**
 * Executes requested refunds at their gateways. Several processes may run it: the refund's id is the
 * idempotency key at the gateway. Each gateway has separate slots. A gateway that does not respond, or
 * responds with another amount, is called again without limit. After a day, each failure is logged as an
 * error. A refund that its gateway refuses permanently is `failed` and logged.
 *
 * @returns the number of refunds tried.
 */
export function payRefunds(tools: SettlementTools, progress?: Progress): Promise<number> {
  const { db, clock, gateways, logger } = tools;
  const lanes = paymentGateways.map((gateway) => ({
    slots: SLOTS,
    reserve: (count: number) => takeDue(gateway, count),
    work: payRefund,
  }));
  return workInSlots(lanes, progress);

  function takeDue(gateway: Gateway, count: number): Promise<Selectable<PaymentTables["refunds"]>[]> {
    const now = clock();
    return db
      .updateTable("refunds")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        first_attempt_at: eb.fn.coalesce("first_attempt_at", eb.val(now)),
        next_attempt_at: addSeconds(now, LEASE),
      }))
      .where("id", "in", (eb) =>
        eb
          .selectFrom("refunds")
          .select("id")
          .where("gateway", "=", gateway)
          .where("next_attempt_at", "<=", now)
          .orderBy("next_attempt_at")
          .limit(count)
          .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
      )
      .returningAll()
      .execute();
  }

  async function payRefund(refund: Selectable<PaymentTables["refunds"]>): Promise<void> {
    try {
      const { reference, state } = await requestAtGateway(refund);
      if (state === "pending") return await scheduleRetry(refund);
      if (state === "failed")
        logger.error({ refund: refund.id }, "refund refused: return the money otherwise");
      await settle(refund, { reference, state });
    } catch (error) {
      if (error instanceof GatewayRefusalError) {
        const { status, code } = error;
        logger.error({ refund: refund.id, status, code }, "refund refused: return the money otherwise");
        return settle(refund, { reference: null, state: "failed" });
      }
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const logFields = { refund: refund.id, fault: describeFault(error) };
      if (error instanceof GatewayContradictionError) {
        logger.error(logFields, "refund contradicts ours: compare it with the gateway");
      } else if (isLongOutage({ since: refund.first_attempt_at, now: clock() }))
        logger.error(logFields, "refund not paid for a day: compare it with the gateway");
      else logger.warn(logFields, "refund not paid, will be tried again");
      await scheduleRetry(refund);
    }
  }

  /**
   * Requests the refund of the original payment, even if that payment was carried over to another booking.
   */
  async function requestAtGateway({
    id,
    payment_id,
    amount_millimes: amount,
  }: Selectable<PaymentTables["refunds"]>) {
    const { gateway: name, ...payment } = await db
      .selectFrom("payments")
      .innerJoin("payments as first", (join) =>
        join.on("first.id", "=", (eb) => eb.fn.coalesce("payments.carried_from", "payments.id")),
      )
      .innerJoin("payment_sessions", "payment_sessions.id", "first.session_id")
      .select(["payment_sessions.gateway", "gateway_session_id", "first.reference", "first.currency"])
      .where("payments.id", "=", payment_id)
      .executeTakeFirstOrThrow();
    const gateway = gateways.get(name);
    if (gateway === undefined || payment.gateway_session_id === null) {
      throw new GatewayUnavailableError(`${name} is not configured`);
    }
    const { currency } = payment;
    const response = await gateway.refund({
      refundId: id,
      sessionId: payment.gateway_session_id,
      paymentReference: payment.reference,
      amountMillimes: amount,
      currency,
    });
    if (response.amountMillimes !== amount || (response.currency ?? currency) !== currency) {
      throw new GatewayContradictionError("the gateway's refund has another sum");
    }
    return response;
  }

  async function scheduleRetry({ id, attempts }: { id: string; attempts: number }): Promise<void> {
    const retryAt = addSeconds(clock(), Math.min(30 * 2 ** attempts, MAX_RETRY_DELAY));
    await db
      .updateTable("refunds")
      .set({ next_attempt_at: retryAt })
      .where("id", "=", id)
      .where("state", "=", "requested")
      .execute();
  }

  /** The driver was mailed when the refund was requested, so its success is only a notification. */
  function settle(
    refund: Selectable<PaymentTables["refunds"]>,
    result: { reference: string | null; state: "succeeded" | "failed" },
  ): Promise<void> {
    return inTransaction(db, async (transaction) => {
      const at = clock();
      const settled = await transaction
        .updateTable("refunds")
        .set({ ...result, settled_at: at, next_attempt_at: null })
        .where("id", "=", refund.id)
        .where("state", "=", "requested")
        .returning("id")
        .executeTakeFirst();
      if (settled === undefined) return;
      if (result.state === "failed") return announceFailedRefund(transaction, refund, at);
      const row = await transaction
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", refund.booking_id)
        .executeTakeFirstOrThrow();
      const facts = await readMailedFacts(transaction, row, tools.config.business);
      const announcement = {
        recipient: facts.driver,
        mail: "none",
        notification: "payment_refunded",
      } as const;
      await announce(transaction, facts, [announcement], at);
    });
  }
}

function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
