import type { Client } from "@sayara/api-client/client/createClient";
import { hasPassword } from "@sayara/api-client/contract/accounts/password";
import { user as userEndpoint } from "@sayara/api-client/contract/accounts/user";
import type { User } from "@sayara/domain/user/User";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";

export type SettingsData =
  | { state: "ready"; user: User; hasPassword: boolean }
  /** The session has ended. The page redirects to sign-in. */
  | { state: "signedOut" }
  | { state: "failed"; problem: FormProblem };

/** Loads the account from the API, since another device may have changed it. */
export async function loadSettingsPage(call: Client, id: string): Promise<SettingsData> {
  try {
    const [outcome, password] = await Promise.all([
      call(userEndpoint, { params: { id } }),
      call(hasPassword, { params: { id } }),
    ]);
    if (outcome.ok)
      return { state: "ready", user: outcome.data, hasPassword: password.ok && password.outcome === "set" };
    if (outcome.refusal.code === "not_signed_in") return { state: "signedOut" };
    return { state: "failed", problem: refusedResult(outcome.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}
