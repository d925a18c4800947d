import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { settleSession } from "./settleSession.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/**
 * Ends a payment session at its gateway before its time. When the payment was faster it is recorded instead.
 *
 * @throws GatewayUnavailableError, also where the gateway's answer contradicts the session: it may be paid still.
 */
export async function endSession(sessionId: string, tools: SettlementTools): Promise<void> {
  const { db, clock } = tools;
  // Marked as past, so that it is ended wherever it is settled next.
  const now = clock();
  await db
    .updateTable("payment_sessions")
    .set({ expires_at: now, next_check_at: now })
    .where("id", "=", sessionId)
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .execute();
  await settleSession(sessionId, tools);
  const left = await db
    .selectFrom("payment_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
  if (left !== undefined) throw new GatewayUnavailableError("the session was not ended");
}
