import type { Client } from "@sayara/api-client/client/createClient";
import { type OwnSession, ownSessions } from "@sayara/api-client/contract/accounts/ownSessions";
import { type Passkey, passkeys } from "@sayara/api-client/contract/accounts/passkeys";
import { hasPassword } from "@sayara/api-client/contract/accounts/password";
import { type SecondFactor, secondFactor } from "@sayara/api-client/contract/accounts/secondFactor";
import type { User } from "@sayara/domain/user/User";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";

/** The user's sign-in methods and sessions. */
export interface SecurityFacts {
  factor: SecondFactor;
  sessions: readonly OwnSession[];
  passkeys: readonly Passkey[];
  /** False for an account created by social sign-in. */
  hasPassword: boolean;
}

export type SecurityData =
  | ({ state: "ready" } & SecurityFacts)
  /** The session has ended, so the page redirects to sign-in. */
  | { state: "signedOut" }
  | { state: "failed"; problem: FormProblem };

/** Loads the page's data from the API, since another device may have changed them. */
export async function loadSecurity(
  call: Client,
  user: Pick<User, "id">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SecurityData> {
  const options = signal && { signal };
  try {
    const [factor, sessions, stored, password] = await Promise.all([
      call(secondFactor, {}, options),
      call(ownSessions, {}, options),
      call(passkeys, {}, options),
      call(hasPassword, { params: { id: user.id } }, options),
    ]);
    if (factor.ok && sessions.ok && stored.ok && password.ok)
      return {
        state: "ready",
        factor: factor.data,
        sessions: sessions.data.items,
        passkeys: stored.data.items,
        hasPassword: password.outcome === "set",
      };
    const refused = [factor, sessions, stored, password].find((response) => !response.ok);
    if (refused === undefined || refused.ok) throw new Error("no response was refused");
    if (refused.refusal.code === "not_signed_in") return { state: "signedOut" };
    return { state: "failed", problem: refusedResult(refused.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}
