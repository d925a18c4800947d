import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";

/** Milliseconds by which a gateway's clock may differ from ours. */
const CLOCK_TOLERANCE = 300_000;

/**
 * Compares what a gateway says of a session with the session: its id, its sum, its currency, and a payment's time, which
 * lies between its opening and now. One that ended unpaid has taken nothing, whatever its sum.
 *
 * @throws GatewayContradictionError, whose message names what differs, without values.
 */
export function checkSession(
  row: Pick<PaymentSessionRow, "gateway_session_id" | "amount_millimes" | "currency" | "created_at">,
  found: GatewaySession,
  now: Date,
): void {
  const { paidAt } = found;
  const isUnpaid = found.state === "expired";
  // A process whose clock was ahead has opened it in the future.
  const opened = Math.min(row.created_at.getTime(), now.getTime());
  const isInTime =
    paidAt === null ||
    (paidAt.getTime() >= opened - CLOCK_TOLERANCE && paidAt.getTime() <= now.getTime() + CLOCK_TOLERANCE);
  const facts = {
    id: found.id === row.gateway_session_id,
    amount: isUnpaid || found.amountMillimes === row.amount_millimes,
    currency: isUnpaid || found.currency === row.currency,
    "time of payment": isInTime,
  };
  const different = Object.entries(facts).flatMap(([fact, isSame]) => (isSame ? [] : [fact]));
  if (different.length > 0) {
    throw new GatewayContradictionError(`the gateway's session has another ${different.join(", ")}`);
  }
}
