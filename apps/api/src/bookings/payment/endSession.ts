import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { settleSession } from "./settleSession.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/**
 * Ends a payment session at its gateway before it expires. If the payment completed first, records it instead.
 *
 * @throws GatewayUnavailableError also when the gateway's response contradicts the session, which may still be paid.
 */
export async function endSession(sessionId: string, tools: SettlementTools): Promise<void> {
  const { db, clock } = tools;
  // Marked as past, so that the next settlement ends it in any case.
  const now = clock();
  await db
    .updateTable("payment_sessions")
    .set({ expires_at: now, next_check_at: now })
    .where("id", "=", sessionId)
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .execute();
  await settleSession(sessionId, tools);
  const stillOpen = await db
    .selectFrom("payment_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
  if (stillOpen !== undefined) throw new GatewayUnavailableError("the session was not ended");
}
