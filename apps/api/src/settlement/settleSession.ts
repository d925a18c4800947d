import { carLock } from "#api/bookings/bookingLocks.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { PaymentSessionRow } from "#api/database/paymentTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import { GatewayUnavailableError } from "#api/payment/GatewayUnavailableError.ts";
import { nextCheckAt } from "#api/payment/nextCheckAt.ts";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { dropOpenEdit } from "./openEdits.ts";
import type { SettlementTools } from "./SettlementTools.ts";
import { takePayment } from "./takePayment.ts";

/**
 * Reads a payment session from its gateway and applies its state: a payment is recorded and its booking changed,
 * once, however often and wherever this is called. A session past its end is ended at the gateway first, which
 * returns `paid` when the payment was faster.
 *
 * @throws GatewayUnavailableError when the state is unknown.
 */
export async function settleSession(sessionId: string, tools: SettlementTools): Promise<void> {
  const { db, clock, gateways } = tools;
  const row = await db
    .selectFrom("payment_sessions")
    .selectAll()
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (row === undefined || row.state === "paid" || row.state === "refunded") return;
  const now = clock();
  const isPast = now >= row.expires_at;
  const id = row.gateway_session_id;
  // A session without an id at the gateway was never opened, so it cannot be paid.
  if (id === null) return isPast ? markExpired(tools, row, null) : undefined;

  const gateway = gateways.get(row.gateway);
  if (gateway === undefined) throw new GatewayUnavailableError(`${row.gateway} is not configured`);
  const isToEnd = isPast && row.state === "open";
  const found = await (isToEnd ? gateway.expireSession(id) : gateway.readSession(id));
  switch (found.state) {
    case "open":
      return keepOpen(tools, row, found.lastFailure);
    case "expired":
      return markExpired(tools, row, found.lastFailure);
    case "paid":
      return takePayment(row.id, found, tools);
  }
}

async function keepOpen(
  { db, clock }: SettlementTools,
  { id, expires_at: expiresAt }: PaymentSessionRow,
  failure: PaymentFailure | null,
): Promise<void> {
  await db
    .updateTable("payment_sessions")
    .set({ failure, next_check_at: nextCheckAt({ expiresAt, now: clock() }) })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

/** An edit that has waited for this payment is given up with it. */
async function markExpired(
  { db, clock }: SettlementTools,
  { id, purpose, booking_id: bookingId }: PaymentSessionRow,
  failure: PaymentFailure | null,
): Promise<void> {
  const expire = (queries: Queries) =>
    queries
      .updateTable("payment_sessions")
      .set({ state: "expired", failure, settled_at: clock(), next_check_at: null })
      .where("id", "=", id)
      .where("state", "in", ["opening", "open"])
      .returning("id")
      .executeTakeFirst();
  if (purpose !== "edit") {
    await expire(db);
    return;
  }
  await inTransaction(db, async (transaction) => {
    await lockCarOf(transaction, bookingId);
    if ((await expire(transaction)) !== undefined) await dropOpenEdit(transaction, id);
  });
}

async function lockCarOf(transaction: Transaction, bookingId: string): Promise<void> {
  const { car_id: carId } = await transaction
    .selectFrom("bookings")
    .select("car_id")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  await lockInOrder(transaction, [carLock(carId)]);
}
