import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import { GatewayContradictionError } from "#api/gateways/GatewayContradictionError.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";

/** Milliseconds by which a gateway's clock may differ from ours. */
const CLOCK_TOLERANCE = 300_000;

/**
 * Checks a gateway's data about a session against the stored session: id, amount, currency, and the payment
 * time, which must lie between the opening and now. The amount of a session that ended unpaid is not checked,
 * since nothing was charged.
 *
 * @throws GatewayContradictionError with a message that lists the fields that differ, without their values.
 */
export function checkSession(
  row: Pick<PaymentSessionRow, "gateway_session_id" | "amount_millimes" | "currency" | "created_at">,
  gatewaySession: GatewaySession,
  now: Date,
): void {
  const { paidAt } = gatewaySession;
  const isUnpaid = gatewaySession.state === "expired";
  // A process with a fast clock may have stored an opening time in the future.
  const openedAt = Math.min(row.created_at.getTime(), now.getTime());
  const isInTime =
    paidAt === null ||
    (paidAt.getTime() >= openedAt - CLOCK_TOLERANCE && paidAt.getTime() <= now.getTime() + CLOCK_TOLERANCE);
  const comparisons = {
    id: gatewaySession.id === row.gateway_session_id,
    amount: isUnpaid || gatewaySession.amountMillimes === row.amount_millimes,
    currency: isUnpaid || gatewaySession.currency === row.currency,
    "time of payment": isInTime,
  };
  const differences = Object.entries(comparisons).flatMap(([field, isSame]) => (isSame ? [] : [field]));
  if (differences.length > 0) {
    throw new GatewayContradictionError(`the gateway's session has another ${differences.join(", ")}`);
  }
}
