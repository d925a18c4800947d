import type { Client } from "@sayara/api-client/client/createClient";
import { Fault } from "@sayara/api-client/client/Fault";
import { validateAccessToken } from "@sayara/api-client/contract/accounts/validateAccessToken";

/**
 * Checks that the browser sends the cookie of the session that a call opened. Passes without a response,
 * since the next call that needs the session then fails.
 *
 * @throws Fault of the kind `cookies`
 */
export async function confirmCookie(call: Client, endpoint: string): Promise<void> {
  const outcome = await call(validateAccessToken, {}).catch(() => undefined);
  if (outcome?.ok === false && outcome.refusal.code === "not_signed_in")
    throw new Fault("cookies", { endpoint, detail: "the browser did not keep the session's cookie" });
}
