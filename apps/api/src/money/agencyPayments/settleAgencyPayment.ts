import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { readGatewaySession } from "#api/bookings/payment/settleSession.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { HOUR, nextCheckAt, nextLateCheckAt } from "#api/gateways/nextCheckAt.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";
import { takeBalancePayment } from "#api/money/statements/takeBalancePayment.ts";
import { takePlanPayment } from "#api/money/subscriptions/payment/takePlanPayment.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";

/**
 * Reads a payment from its gateway and applies its state, as `settleSession` does for a booking. A payment
 * counts only once, however often this is called.
 *
 * @throws GatewayUnavailableError if the state is unknown.
 */
export async function settleAgencyPayment(id: string, tools: SettlementTools): Promise<void> {
  const { db, clock, gateways } = tools;
  const row = await db.selectFrom("agency_payments").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined || row.gateway === null || row.state === "paid" || row.state === "refunded") return;
  const isPast = clock() >= row.expires_at;
  const sessionId = row.gateway_session_id;
  // Without an id at the gateway, the payment was never opened and cannot be paid.
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
      return takeAgencyPayment(row.id, found, tools);
  }
}

/** Ends a payment at its gateway before it expires. If it was paid first, takes it. */
export async function endAgencyPayment(id: string, tools: SettlementTools): Promise<void> {
  const { db, clock } = tools;
  const now = clock();
  await db
    .updateTable("agency_payments")
    .set({ expires_at: now, next_check_at: now })
    .where("id", "=", id)
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .execute();
  await settleAgencyPayment(id, tools);
  const stillOpen = await db
    .selectFrom("agency_payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
  if (stillOpen !== undefined) throw new GatewayUnavailableError("the payment was not ended");
}

/**
 * Effect of a received payment by purpose, applied under the agency's lock. The caller sets the payment's own
 * columns.
 */
const effects = { plan: takePlanPayment, balance: takeBalancePayment } as const;

/**
 * Takes a received payment under the agency's lock. Its purpose decides whether the payment is accepted or
 * refunded.
 */
async function takeAgencyPayment(id: string, session: GatewaySession, tools: SettlementTools): Promise<void> {
  const { db, clock, config } = tools;
  const { supplier_id: supplierId } = await db
    .selectFrom("agency_payments")
    .select("supplier_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [supplierLock(supplierId)]);
    const row = await transaction
      .selectFrom("agency_payments")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state === "paid" || row.state === "refunded") return;
    const now = clock();
    const { isAccepted } = await effects[row.purpose](transaction, row, { now, config });
    await transaction
      .updateTable("agency_payments")
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
  });
}

/** Keeps the state and schedules the next read. */
async function keepOpen(
  { db, clock }: SettlementTools,
  row: AgencyPaymentRow,
  { failure, isUncertain = false }: { failure: PaymentFailure | null; isUncertain?: boolean },
): Promise<void> {
  const now = clock();
  const { expires_at: expiresAt, created_at: createdAt, settled_at: endedAt } = row;
  const late = endedAt === null ? null : nextLateCheckAt({ createdAt, endedAt, now });
  const hourly = isUncertain ? new Date(now.getTime() + HOUR) : null;
  const next = endedAt === null ? nextCheckAt({ expiresAt, now }) : (late ?? hourly);
  await db
    .updateTable("agency_payments")
    .set({ failure, next_check_at: next })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .execute();
}

async function markExpired(
  { db, clock }: SettlementTools,
  row: AgencyPaymentRow,
  { failure, canBePaid }: { failure: PaymentFailure | null; canBePaid: boolean },
): Promise<void> {
  const now = clock();
  const next = canBePaid ? nextLateCheckAt({ createdAt: row.created_at, endedAt: now, now }) : null;
  const isOver = row.state === "expired";
  await db
    .updateTable("agency_payments")
    .set(
      isOver
        ? { next_check_at: null }
        : { state: "expired", failure, request: null, settled_at: now, next_check_at: next },
    )
    .where("id", "=", row.id)
    .where("state", "in", isOver ? ["expired"] : ["opening", "open"])
    .execute();
}
