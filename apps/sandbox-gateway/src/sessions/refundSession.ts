import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { GatewayError } from "#gateway/http/GatewayError.ts";
import { enqueueWebhook } from "#gateway/webhooks/webhookRows.ts";
import { currentSession } from "./currentSession.ts";
import { insertRefund, refundableOf, refundByKey } from "./refundRows.ts";
import type { Refund } from "./Session.ts";
import { sessionResponse } from "./sessionResponse.ts";

/**
 * Refunds `amount` millimes of a paid session. A reused idempotency key returns the original refund.
 *
 * @throws GatewayError `not_refundable` if `amount` exceeds the refundable balance, `conflict` for a key that was used
 *   for a different refund
 */
export function refundSession(
  dependencies: Dependencies,
  id: string,
  request: { key: string; reference: string; amount: number },
): Refund {
  const row = currentSession(dependencies, id);
  const now = dependencies.clock().getTime();
  return dependencies.store.transaction(() => {
    const existing = refundByKey(dependencies, id, request.key);
    if (existing) {
      if (existing.amount === request.amount && existing.reference === request.reference) return existing;
      throw new GatewayError("conflict", "This idempotency key belongs to another refund.");
    }
    if (request.amount > refundableOf(dependencies, row))
      throw new GatewayError("not_refundable", "More than was paid and not yet returned.");
    const refund = insertRefund(dependencies, row, { ...request, now });
    if (refund.state === "succeeded") {
      const session = sessionResponse(dependencies, row);
      enqueueWebhook(dependencies, { type: "refund.succeeded", session, now });
    }
    return refund;
  });
}
