import { type Gateway, paymentGateways } from "@sayara/domain/payment/Gateway";
import { sql } from "kysely";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import { GatewayRefusalError } from "#api/gateways/GatewayRefusalError.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { isLongOutage } from "#api/gateways/isLongOutage.ts";
import { recordPlanMovement } from "#api/money/ledger/recordSettlement.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { announceFailedPlanRefund } from "./announceFailedPlanRefund.ts";

/** Maximum payments refunded concurrently at one gateway. Payments of bookings have more slots. */
const SLOTS = 1;
/** Milliseconds for which a process reserves a row: longer than a call to the gateway takes. */
const LEASE = 60_000;
/** Maximum seconds between two attempts to refund. */
const MAX_RETRY_DELAY = 3600;

/**
 * Executes the due refunds of payments for plans. The refund's id at the gateway is derived from the
 * payment's, so that it is executed only once. After a day, each failure is logged as an error. A refund that
 * the gateway permanently refuses becomes `failed`: administrators are notified, return the money in another
 * way and record that.
 */
export function refundPlanPayments(tools: SettlementTools, progress?: Progress): Promise<number> {
  const { db, clock, gateways, logger } = tools;
  return workInSlots(
    paymentGateways.map((gateway) => ({ slots: SLOTS, reserve: (count) => takeDue(gateway, count), work })),
    progress,
  );

  function takeDue(gateway: Gateway, count: number): Promise<AgencyPaymentRow[]> {
    const now = clock();
    return db
      .updateTable("agency_payments")
      .set((eb) => ({
        refund_attempts: eb("refund_attempts", "+", 1),
        refund_first_attempt_at: eb.fn.coalesce("refund_first_attempt_at", eb.val(now)),
        refund_next_attempt_at: new Date(now.getTime() + LEASE),
      }))
      .where("id", "in", (eb) =>
        eb
          .selectFrom("agency_payments")
          .select("id")
          .where("gateway", "=", gateway)
          .where("refund_next_attempt_at", "<=", now)
          .orderBy("refund_next_attempt_at")
          .limit(count)
          .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
      )
      .returningAll()
      .execute();
  }

  async function work(row: AgencyPaymentRow): Promise<void> {
    try {
      const { reference, state } = await requestAtGateway(row);
      if (state === "pending") return await retryLater(row);
      await settle(row, { reference, state });
    } catch (error) {
      if (error instanceof GatewayRefusalError) {
        const { status, code } = error;
        logger.error({ planPayment: row.id, status, code }, "refund of a plan refused");
        return settle(row, { reference: null, state: "failed" });
      }
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const about = { planPayment: row.id, fault: describeFault(error) };
      if (error instanceof GatewayContradictionError)
        logger.error(about, "refund of a plan contradicts ours: compare it with the gateway");
      else if (isLongOutage({ since: row.refund_first_attempt_at, now: clock() }))
        logger.error(about, "refund of a plan not paid for a day: compare it with the gateway");
      else logger.warn(about, "refund of a plan not paid, will be tried again");
      await retryLater(row);
    }
  }

  async function requestAtGateway({
    id,
    gateway: name,
    gateway_session_id: sessionId,
    reference,
    amount_millimes: amount,
    currency,
  }: AgencyPaymentRow) {
    const gateway = name === null ? undefined : gateways.get(name);
    if (gateway === undefined || sessionId === null)
      throw new GatewayUnavailableError(`${name} is not configured`);
    const response = await gateway.refund({
      // The payment itself was opened with its own id, and a gateway refuses another request with the same
      // key.
      refundId: `${id}-refund`,
      sessionId,
      paymentReference: reference,
      amountMillimes: amount,
      currency,
    });
    if (response.amountMillimes !== amount || (response.currency ?? currency) !== currency)
      throw new GatewayContradictionError("the gateway's refund has another sum");
    return response;
  }

  async function retryLater({ id, refund_attempts: attempts }: AgencyPaymentRow): Promise<void> {
    const seconds = Math.min(30 * 2 ** attempts, MAX_RETRY_DELAY);
    await db
      .updateTable("agency_payments")
      .set({ refund_next_attempt_at: new Date(clock().getTime() + seconds * 1000) })
      .where("id", "=", id)
      .where("refund_state", "=", "requested")
      .execute();
  }

  function settle(
    row: AgencyPaymentRow,
    { reference, state }: { reference: string | null; state: "succeeded" | "failed" },
  ): Promise<void> {
    const { id, supplier_id: supplierId, amount_millimes: amount, currency } = row;
    if (state === "failed") logger.error({ planPayment: id }, "refund of a plan: return the money otherwise");
    return inTransaction(db, async (transaction) => {
      const now = clock();
      const settled = await transaction
        .updateTable("agency_payments")
        .set({
          refund_state: state,
          refund_reference: reference,
          refund_next_attempt_at: null,
          refunded_at: state === "succeeded" ? now : null,
        })
        .where("id", "=", id)
        .where("refund_state", "=", "requested")
        .returning("id")
        .executeTakeFirst();
      if (settled === undefined) return;
      if (state === "failed") return announceFailedPlanRefund(transaction, row, now);
      const movement = { supplierId, amount, currency, paymentId: id, reference: null };
      await recordPlanMovement(transaction, { kind: "plan_refund", ...movement }, now);
    });
  }
}
