import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { PaymentSessionRow } from "#api/database/paymentTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import { nextCheckAt } from "./nextCheckAt.ts";
import type { PaymentGateways } from "./PaymentGateway.ts";
import { toPaymentSession } from "./paymentSessions.ts";

type Tools = Pick<Dependencies, "db" | "config" | "clock"> & { gateways: PaymentGateways };

/**
 * Opens a session at its gateway, outside any transaction. Repeated calls open it once and return the same
 * session, also when it is over.
 *
 * @throws GatewayUnavailableError
 */
export async function openSession(sessionId: string, tools: Tools): Promise<PaymentSession> {
  const { db, config, clock, gateways } = tools;
  const found = await db
    .selectFrom("payment_sessions")
    .innerJoin("bookings", "bookings.id", "booking_id")
    .selectAll("payment_sessions")
    .select(["reference", "language", "driver_email"])
    .where("payment_sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const { reference, language, driver_email: customerEmail, ...row } = found;
  const known = toPaymentSession(row, gateways);
  if (known !== undefined) return known;
  const gateway = gateways.get(row.gateway);
  if (gateway === undefined || row.state !== "opening") {
    throw new GatewayUnavailableError("the session was never opened");
  }
  const opened = await gateway.openSession({
    paymentId: row.id,
    reference,
    amountMillimes: row.amount_millimes,
    currency: CURRENCY,
    expiresAt: row.expires_at,
    language,
    description: `${config.siteName} ${reference}`,
    returnUrl: `${config.webUrl}/checkout-session/${row.id}`,
    customerEmail,
  });
  const stored = await store(tools, row, opened, clock());
  const session = stored && toPaymentSession(stored, gateways);
  if (session === undefined) throw new GatewayUnavailableError("the session ended while it was opened");
  return session;
}

/** Two calls may store the same answer: the gateway opens a session once. */
function store(
  { db }: Pick<Tools, "db">,
  row: PaymentSessionRow,
  { id, url }: { id: string; url: string },
  now: Date,
): Promise<PaymentSessionRow | undefined> {
  return db
    .updateTable("payment_sessions")
    .set({
      gateway_session_id: id,
      url,
      state: "open",
      next_check_at: nextCheckAt({ expiresAt: row.expires_at, now }),
    })
    .where("id", "=", row.id)
    .where("state", "in", ["opening", "open"])
    .returningAll()
    .executeTakeFirst();
}
