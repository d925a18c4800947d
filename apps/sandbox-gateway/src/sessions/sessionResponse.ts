import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { refundsOf } from "./refundRows.ts";
import type { Session } from "./Session.ts";
import type { SessionRow } from "./SessionRow.ts";

/** Returns a session as the merchant sees it. */
export function sessionResponse(dependencies: Dependencies, row: SessionRow): Session {
  return {
    id: row.id,
    reference: row.reference,
    url: `${dependencies.config.publicUrl}/pay/${row.id}?l=${row.language}`,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    lastFailure: row.last_failure,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    paymentReference: row.payment_reference,
    refunds: refundsOf(dependencies, row.id),
  };
}
