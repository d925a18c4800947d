import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import { GatewayRefusalError } from "#api/gateways/GatewayRefusalError.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { HOUR, nextCheckAt, nextLateCheckAt } from "#api/gateways/nextCheckAt.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { checkSession } from "./checkSession.ts";
import { dropOpenEdit } from "#api/bookings/edit/openEdits.ts";
import type { SettlementTools } from "./SettlementTools.ts";
import { takePayment } from "./takePayment.ts";

/**
 * Reads a payment session from its gateway and applies its state: records a payment and changes its booking, once,
 * however often and wherever this is called. An expired session is first ended at the gateway, which returns `paid` if
 * the payment completed first. If the gateway cannot end sessions, the session is still read.
 *
 * A response that contradicts the session is logged as an error and changes nothing. A session unknown to the gateway
 * is ended when it expires, and is still read afterwards.
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
  const isPast = clock() >= row.expires_at;
  const id = row.gateway_session_id;
  // A session without an id at the gateway was never opened, so it cannot be paid.
  if (id === null) return isPast ? markExpired(tools, row, { failure: null, canBePaid: false }) : undefined;

  const gateway = gateways.get(row.gateway);
  if (gateway === undefined) throw new GatewayUnavailableError(`${row.gateway} is not configured`);
  const isToEnd = isPast && (row.state === "open" || gateway.canExpireSessions);
  const found = await readGatewaySession(
    row,
    () => (isToEnd ? gateway.expireSession(id) : gateway.readSession(id)),
    tools,
  );
  if (found === "contradicts") return keepOpen(tools, row, { failure: row.failure, isUncertain: true });
  if (found === "refused") {
    return isToEnd && row.state === "open"
      ? markExpired(tools, row, { failure: row.failure, canBePaid: true })
      : keepOpen(tools, row, { failure: row.failure });
  }
  const failure = found.lastFailure;
  switch (found.state) {
    case "open":
      return isToEnd && !gateway.canExpireSessions
        ? markExpired(tools, row, { failure, canBePaid: true })
        : keepOpen(tools, row, { failure });
    case "expired":
      return markExpired(tools, row, { failure, canBePaid: false });
    case "paid":
      return takePayment(row.id, found, tools);
  }
}

/** Reads a session, and logs an inconclusive response, so that staff can compare it with the gateway. */
export async function readGatewaySession(
  row: Parameters<typeof checkSession>[0] & Pick<PaymentSessionRow, "id" | "gateway">,
  call: () => Promise<GatewaySession>,
  { logger, clock }: Pick<SettlementTools, "logger" | "clock">,
): Promise<GatewaySession | "contradicts" | "refused"> {
  const about = { session: row.id, gateway: row.gateway };
  try {
    const found = await call();
    checkSession(row, found, clock());
    return found;
  } catch (error) {
    const fault = describeFault(error);
    if (error instanceof GatewayContradictionError) {
      logger.error({ ...about, fault }, "payment session contradicts ours: compare it with the gateway");
      return "contradicts";
    }
    if (!(error instanceof GatewayRefusalError)) throw error;
    const { status, code } = error;
    logger.error({ ...about, status, code }, "payment session refused: compare it with the gateway");
    return "refused";
  }
}

/**
 * Keeps the state and schedules the next read. An ended session is read for a day, or as long as its state is
 * uncertain.
 */
async function keepOpen(
  { db, clock }: SettlementTools,
  { id, state, expires_at: expiresAt, created_at: createdAt, settled_at: endedAt }: PaymentSessionRow,
  { failure, isUncertain = false }: { failure: PaymentFailure | null; isUncertain?: boolean },
): Promise<void> {
  const now = clock();
  const late = endedAt === null ? null : nextLateCheckAt({ createdAt, endedAt, now });
  const hourly = isUncertain ? new Date(now.getTime() + HOUR) : null;
  const next = endedAt === null ? nextCheckAt({ expiresAt, now }) : (late ?? hourly);
  await db
    .updateTable("payment_sessions")
    .set({ failure, next_check_at: next })
    .where("id", "=", id)
    .where("state", "=", state)
    .execute();
}

/** Marks a session as expired, and drops an edit that waited for its payment. */
async function markExpired(
  tools: SettlementTools,
  row: PaymentSessionRow,
  { failure, canBePaid }: { failure: PaymentFailure | null; canBePaid: boolean },
): Promise<void> {
  const { db, clock } = tools;
  const { id, purpose, booking_id: bookingId, created_at: createdAt } = row;
  if (row.state === "expired") return stopReading(db, id);
  const now = clock();
  const next = canBePaid ? nextLateCheckAt({ createdAt, endedAt: now, now }) : null;
  const expire = (queries: Database) =>
    queries
      .updateTable("payment_sessions")
      .set({ state: "expired", failure, request: null, settled_at: now, next_check_at: next })
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

/** Stops reading an expired session, after the gateway has confirmed that it is over there too. */
async function stopReading(db: Database, id: string): Promise<void> {
  await db
    .updateTable("payment_sessions")
    .set({ next_check_at: null })
    .where("id", "=", id)
    .where("state", "=", "expired")
    .execute();
}

async function lockCarOf(transaction: Transaction, bookingId: string): Promise<void> {
  const { car_id: carId } = await transaction
    .selectFrom("bookings")
    .select("car_id")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  await lockInOrder(transaction, [carLock(carId)]);
}
