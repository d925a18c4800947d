import { setTimeout } from "node:timers/promises";
import type {
  bookingIdOfSession,
  checkCheckoutSession,
} from "@sayara/api-client/contract/payment/checkoutSession";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { readCancellationTerms } from "#api/bookings/refund/readCancellationTerms.ts";
import { settleSession } from "./settleSession.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/** Milliseconds that a call waits for a read that another call has started. */
const SHARED_READ_TIMEOUT = 500;

/**
 * Reads a payment from its gateway, unless it has ended there too, and returns its state. Concurrent calls
 * share one read; if it takes long, the other calls respond with the stored state.
 */
export function checkCheckoutSessionHandler({
  gateways,
}: {
  gateways: PaymentGateways;
}): Handler<typeof checkCheckoutSession> {
  const readings = new Map<string, Promise<void>>();
  const settle = async (id: string, tools: SettlementTools): Promise<void> => {
    const pending = readings.get(id);
    if (pending !== undefined) return Promise.race([pending, setTimeout(SHARED_READ_TIMEOUT)]);
    const reading = settleSession(id, tools).finally(() => readings.delete(id));
    readings.set(id, reading);
    return reading;
  };
  return async ({ params: { sessionId }, dependencies }) => {
    const { db } = dependencies;
    const before = await findSession(db, sessionId);
    const isOver = before.next_check_at === null;
    if (!isOver) await settle(before.id, { ...dependencies, gateways });
    const row = isOver ? before : await findSession(db, sessionId);
    const { state } = row;
    return {
      ok: true,
      status: 200,
      data: {
        bookingId: row.booking_id,
        reference: row.reference,
        status: row.status,
        payment: state === "opening" ? "open" : state,
        purpose: row.purpose,
        failure: row.failure,
        amount: toDinars(row.amount_millimes),
        currency: CURRENCY,
        gateway: row.gateway,
        display: gateways.get(row.gateway)?.display ?? "redirect",
        url: state === "open" ? row.url : null,
        expiresAt: row.expires_at.toISOString(),
        ...(await readCancellationTerms(row, dependencies)),
      },
    };
  };
}

export const handleBookingIdOfSession: Handler<typeof bookingIdOfSession> = async ({
  params: { sessionId },
  dependencies: { db },
}) => {
  const { booking_id: bookingId } = await findSession(db, sessionId);
  return { ok: true, status: 200, data: { bookingId } };
};

async function findSession(db: Database, id: string) {
  const session = isUuid(id)
    ? await db
        .selectFrom("payment_sessions")
        .innerJoin("bookings", "bookings.id", "booking_id")
        .selectAll("payment_sessions")
        .select(["reference", "status"])
        .where("payment_sessions.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (session === undefined) throw new RefusalError("not_found");
  return session;
}
