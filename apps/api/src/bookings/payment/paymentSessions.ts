import { randomUUID } from "node:crypto";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { CURRENCY, VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { insertTogether, type NewRow } from "#api/database/statements/insertTogether.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { PaymentGateway, PaymentGateways } from "#api/gateways/PaymentGateway.ts";

/**
 * Returns the gateway for new payments.
 *
 * @throws RefusalError `pay_online_unavailable` when there is none.
 */
export function gatewayForNewPayments(gateways: PaymentGateways): PaymentGateway {
  const [first] = gateways.values();
  if (first === undefined) throw new RefusalError("pay_online_unavailable");
  return first;
}

interface NewSession {
  bookingId: string;
  purpose: PaymentSessionRow["purpose"];
  gateway: PaymentGateway;
  /** Dinars. */
  amount: number;
  /** Undefined for a guest. */
  userId: string | undefined;
}

/** Inserts a session to be opened at the gateway after the transaction. */
export async function insertSession(
  transaction: Transaction,
  session: NewSession,
  now: Date,
): Promise<string> {
  const row = newSessionRow(session, now);
  await insertTogether(transaction, { payment_sessions: [row] });
  return row.id;
}

/** Returns the row of a session to be opened after the transaction. */
export function newSessionRow(
  { bookingId, purpose, gateway, amount, userId }: NewSession,
  now: Date,
): NewRow<"payment_sessions"> {
  const expiresAt = new Date(now.getTime() + VOID_HOLD_MINUTES * 60_000);
  return {
    id: randomUUID(),
    booking_id: bookingId,
    purpose,
    gateway: gateway.name,
    gateway_session_id: null,
    url: null,
    amount_millimes: toMillimes(amount),
    currency: CURRENCY,
    state: "opening",
    failure: null,
    expires_at: expiresAt,
    created_at: now,
    created_by: userId ?? null,
    settled_at: null,
    next_check_at: expiresAt,
  };
}

/** Returns the booking's session that is opening or open, if any. */
export function findActiveSession(db: Database, bookingId: string): Promise<PaymentSessionRow | undefined> {
  return db
    .selectFrom("payment_sessions")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
}

/**
 * Ends a session that its gateway has not opened, so that no URL for it exists.
 *
 * @returns whether it was ended.
 */
export async function expireOpeningSession(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const endedSession = await db
    .updateTable("payment_sessions")
    .set({ state: "expired", request: null, settled_at: now, next_check_at: null })
    .where("id", "=", sessionId)
    .where("state", "=", "opening")
    .returning("id")
    .executeTakeFirst();
  return endedSession !== undefined;
}

/** Returns whether a session ended before its gateway opened it, for example after a crash. No URL for it exists. */
export async function hasExpiredWhileOpening(db: Database, sessionId: string): Promise<boolean> {
  const endedSession = await db
    .selectFrom("payment_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("state", "=", "expired")
    .where("url", "is", null)
    .executeTakeFirst();
  return endedSession !== undefined;
}

/** Returns which of the bookings have an opening or open session. */
export async function findBookingsWithOpenPayment(
  db: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("payment_sessions")
    .select("booking_id")
    .where("booking_id", "in", ids)
    .where("state", "in", ["opening", "open"])
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** Converts a session for the driver; undefined before the gateway has opened it. */
export function toPaymentSession(
  row: PaymentSessionRow,
  gateways: PaymentGateways,
): PaymentSession | undefined {
  const gateway = gateways.get(row.gateway);
  if (row.url === null || gateway === undefined) return undefined;
  return {
    id: row.id,
    gateway: row.gateway,
    display: gateway.display,
    url: row.url,
    amount: toDinars(row.amount_millimes),
    currency: CURRENCY,
    expiresAt: row.expires_at.toISOString(),
  };
}
