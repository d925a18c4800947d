import { sql } from "kysely";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { PaymentSessionRow, StoredSessionRequest } from "#api/database/tables/paymentTables.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import { GatewayRefusalError } from "#api/gateways/GatewayRefusalError.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { nextCheckAt } from "#api/gateways/nextCheckAt.ts";
import type { PaymentGateway, PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { toPaymentSession } from "./paymentSessions.ts";

type Tools = Pick<Dependencies, "db" | "config" | "clock" | "logger"> & { gateways: PaymentGateways };

/**
 * Opens a session at its gateway, outside any transaction. Repeated calls open it once and return the same session,
 * even after it has ended.
 *
 * @throws GatewayUnavailableError
 * @throws RefusalError `pay_online_unavailable` when the gateway permanently refuses the session.
 */
export async function openSession(sessionId: string, tools: Tools): Promise<PaymentSession> {
  const { db, config, clock, gateways, logger } = tools;
  const foundRow = await db
    .selectFrom("payment_sessions")
    .innerJoin("bookings", "bookings.id", "booking_id")
    .selectAll("payment_sessions")
    .select(["reference", "language", "driver_email"])
    .where("payment_sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const { reference, language, driver_email: customerEmail, ...row } = foundRow;
  const existing = toPaymentSession(row, gateways);
  if (existing !== undefined) return existing;
  const gateway = gateways.get(row.gateway);
  if (gateway === undefined || row.state !== "opening") {
    throw new GatewayUnavailableError("the session was never opened");
  }
  const request = await storeRequest(db, row, {
    paymentId: row.id,
    reference,
    amountMillimes: row.amount_millimes,
    currency: CURRENCY,
    expiresAt: row.expires_at.toISOString(),
    language,
    description: `${config.siteName} ${reference}`,
    returnUrl: `${config.webUrl}/checkout-session/${row.id}`,
    customerEmail,
  });
  const gatewaySession = await openAtGateway(gateway, request, logger);
  const stored = await storeSession(tools, row, gatewaySession, clock());
  const session = stored && toPaymentSession(stored, gateways);
  if (session === undefined) throw new GatewayUnavailableError("the session ended while it was opened");
  return session;
}

/**
 * Stores the gateway request unless one is already stored, and returns the stored one. A gateway compares all parameters
 * of a repeated idempotency key, and language, address or configuration may have changed in the meantime.
 */
async function storeRequest(
  db: Database,
  { id }: PaymentSessionRow,
  request: StoredSessionRequest,
): Promise<StoredSessionRequest> {
  const { request: firstRequest } = await db
    .updateTable("payment_sessions")
    .set({ request: sql<string>`coalesce(request, ${JSON.stringify(request)}::text::jsonb)` })
    .where("id", "=", id)
    .returning("request")
    .executeTakeFirstOrThrow();
  return firstRequest ?? request;
}

/**
 * Opens a session at its gateway, and logs a final refusal.
 *
 * @throws GatewayUnavailableError
 * @throws RefusalError `pay_online_unavailable` when the gateway permanently refuses the session.
 */
export async function openAtGateway(
  gateway: PaymentGateway,
  request: StoredSessionRequest,
  logger: Tools["logger"],
): Promise<{ id: string; url: string }> {
  try {
    return await gateway.openSession({ ...request, expiresAt: new Date(request.expiresAt) });
  } catch (error) {
    const logFields = { session: request.paymentId, gateway: gateway.name };
    if (error instanceof GatewayRefusalError) {
      const { status, code } = error;
      logger.error({ ...logFields, status, code }, "payment session refused");
      throw new RefusalError("pay_online_unavailable");
    }
    if (error instanceof GatewayContradictionError) {
      logger.error({ ...logFields, fault: describeFault(error) }, "payment session contradicts ours");
    }
    throw error;
  }
}

/**
 * Stores an opened session, unless another call has stored one first. Two calls may open the session at once,
 * and a gateway without idempotency keys then opens two.
 *
 * @returns the stored session.
 */
async function storeSession(
  { db }: Pick<Tools, "db">,
  row: PaymentSessionRow,
  { id, url }: { id: string; url: string },
  now: Date,
): Promise<PaymentSessionRow | undefined> {
  const stored = await db
    .updateTable("payment_sessions")
    .set({
      gateway_session_id: id,
      url,
      request: null,
      state: "open",
      next_check_at: nextCheckAt({ expiresAt: row.expires_at, now }),
    })
    .where("id", "=", row.id)
    .where("state", "=", "opening")
    .returningAll()
    .executeTakeFirst();
  return (
    stored ??
    db
      .selectFrom("payment_sessions")
      .selectAll()
      .where("id", "=", row.id)
      .where("state", "=", "open")
      .executeTakeFirst()
  );
}
