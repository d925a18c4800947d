import type { Client } from "@sayara/api-client/client/createClient";
import { type SecondFactor, secondFactor } from "@sayara/api-client/contract/accounts/secondFactor";
import { type PortalSession, portalSessions } from "@sayara/api-client/contract/suppliers/team";

export interface SecurityData {
  factor: SecondFactor;
  sessions: readonly PortalSession[];
}

/** Reads the caller's second factor and sessions. @throws Fault, or Error if the API refuses */
export async function load(call: Client, { signal }: { signal?: AbortSignal } = {}): Promise<SecurityData> {
  const options = signal && { signal };
  const [factor, sessions] = await Promise.all([
    call(secondFactor, {}, options),
    call(portalSessions, {}, options),
  ]);
  if (!factor.ok) throw new Error(`the second factor was refused: ${factor.refusal.code}`);
  if (!sessions.ok) throw new Error(`sessions were refused: ${sessions.refusal.code}`);
  return { factor: factor.data, sessions: sessions.data.items };
}
