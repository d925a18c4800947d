import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { planChange } from "@sayara/domain/subscription/planChange";
import { readGatewaySession } from "#api/bookings/payment/settleSession.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { PlanPaymentRow } from "#api/database/tables/subscriptionTables.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { HOUR, nextCheckAt, nextLateCheckAt } from "#api/gateways/nextCheckAt.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";
import { recordPlanMovement } from "#api/ledger/recordSettlement.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { applyChange } from "#api/subscriptions/changePeriods.ts";
import { readBasis, readPlan } from "#api/subscriptions/readPlan.ts";

/**
 * Reads a payment from its gateway and applies its state, as `settleSession` does for a booking: a payment counts once,
 * however often and wherever this is called.
 *
 * @throws GatewayUnavailableError when the state is unknown.
 */
export async function settlePlanPayment(id: string, tools: SettlementTools): Promise<void> {
  const { db, clock, gateways } = tools;
  const row = await db.selectFrom("plan_payments").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined || row.gateway === null || row.state === "paid" || row.state === "refunded") return;
  const isPast = clock() >= row.expires_at;
  const sessionId = row.gateway_session_id;
  // Without an id at the gateway it was never opened, so it cannot be paid.
  if (sessionId === null)
    return isPast ? markExpired(tools, row, { failure: null, canBePaid: false }) : undefined;

  const gateway = gateways.get(row.gateway);
  if (gateway === undefined) throw new GatewayUnavailableError(`${row.gateway} is not configured`);
  const isToEnd = isPast && (row.state === "open" || gateway.canExpireSessions);
  const found = await readGatewaySession(
    { ...row, gateway: row.gateway },
    () => (isToEnd ? gateway.expireSession(sessionId) : gateway.readSession(sessionId)),
    tools,
  );
  if (found === "contradicts") return keepOpen(tools, row, { failure: row.failure, isUncertain: true });
  if (found === "refused")
    return isToEnd && row.state === "open"
      ? markExpired(tools, row, { failure: row.failure, canBePaid: true })
      : keepOpen(tools, row, { failure: row.failure });
  const failure = found.lastFailure;
  switch (found.state) {
    case "open":
      return isToEnd && !gateway.canExpireSessions
        ? markExpired(tools, row, { failure, canBePaid: true })
        : keepOpen(tools, row, { failure });
    case "expired":
      return markExpired(tools, row, { failure, canBePaid: false });
    case "paid":
      return takePlanPayment(row.id, found, tools);
  }
}

/** Ends a payment at its gateway before it expires, or takes it if it completed first. */
export async function endPlanPayment(id: string, tools: SettlementTools): Promise<void> {
  const { db, clock } = tools;
  const now = clock();
  await db
    .updateTable("plan_payments")
    .set({ expires_at: now, next_check_at: now })
    .where("id", "=", id)
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .execute();
  await settlePlanPayment(id, tools);
  const stillOpen = await db
    .selectFrom("plan_payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
  if (stillOpen !== undefined) throw new GatewayUnavailableError("the payment was not ended");
}

/**
 * Takes a payment, under the agency's lock. It is refunded whole if another period was arranged since its amount was
 * computed, or if it would cost the agency days that it has paid [SU8].
 */
async function takePlanPayment(
  id: string,
  session: GatewaySession,
  { db, clock, config }: SettlementTools,
): Promise<void> {
  const { supplier_id: supplierId } = await db
    .selectFrom("plan_payments")
    .select("supplier_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [supplierLock(supplierId)]);
    const row = await transaction
      .selectFrom("plan_payments")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state === "paid" || row.state === "refunded") return;
    const now = clock();
    const plan = await readPlan(transaction, { id: supplierId, joining: false }, { now, config });
    const price = row.amount_millimes + row.credit_millimes;
    const to = { plan: row.plan, billingPeriod: row.billing_period };
    const change = planChange({ periods: plan.periods, to, price, today: plan.today });
    const isCurrent = (await readBasis(transaction, supplierId)) === row.basis;
    // The credit shrinks by the day while the payment is made. What was shown counts; more than that is never lost.
    const isAccepted = isCurrent && change !== null && change.credit <= row.credit_millimes;
    await transaction
      .updateTable("plan_payments")
      .set({
        state: isAccepted ? "paid" : "refunded",
        failure: null,
        reference: session.paymentReference,
        paid_at: session.paidAt ?? now,
        settled_at: now,
        next_check_at: null,
        ...(!isAccepted && { refund_state: "requested", refund_next_attempt_at: now }),
      })
      .where("id", "=", id)
      .execute();
    const { currency, amount_millimes: amount, created_by: userId } = row;
    const movement = { supplierId, amount, currency, paymentId: id, reference: null };
    await recordPlanMovement(transaction, { kind: "plan_payment", ...movement }, now);
    if (isAccepted) {
      const paid = { supplierId, ...to, change: { ...change, credit: row.credit_millimes }, price };
      await applyChange(transaction, { ...paid, plan: row.plan, paymentId: id, userId }, plan, now);
    }
    if (userId === null) return;
    await recordSupplierEdit(
      transaction,
      { supplierId, userId, now },
      { subject: "plan", subjectId: id, action: isAccepted ? "paid" : "refunded", after: to },
    );
  });
}

/** Keeps the state and schedules the next read. */
async function keepOpen(
  { db, clock }: SettlementTools,
  row: PlanPaymentRow,
  { failure, isUncertain = false }: { failure: PaymentFailure | null; isUncertain?: boolean },
): Promise<void> {
  const now = clock();
  const { expires_at: expiresAt, created_at: createdAt, settled_at: endedAt } = row;
  const late = endedAt === null ? null : nextLateCheckAt({ createdAt, endedAt, now });
  const hourly = isUncertain ? new Date(now.getTime() + HOUR) : null;
  const next = endedAt === null ? nextCheckAt({ expiresAt, now }) : (late ?? hourly);
  await db
    .updateTable("plan_payments")
    .set({ failure, next_check_at: next })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .execute();
}

async function markExpired(
  { db, clock }: SettlementTools,
  row: PlanPaymentRow,
  { failure, canBePaid }: { failure: PaymentFailure | null; canBePaid: boolean },
): Promise<void> {
  const now = clock();
  const next = canBePaid ? nextLateCheckAt({ createdAt: row.created_at, endedAt: now, now }) : null;
  const isOver = row.state === "expired";
  await db
    .updateTable("plan_payments")
    .set(
      isOver
        ? { next_check_at: null }
        : { state: "expired", failure, request: null, settled_at: now, next_check_at: next },
    )
    .where("id", "=", row.id)
    .where("state", "in", isOver ? ["expired"] : ["opening", "open"])
    .execute();
}
