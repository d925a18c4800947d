import type { Client } from "@sayara/api-client/client/createClient";
import { hasPassword } from "@sayara/api-client/contract/accounts/password";
import type { User } from "@sayara/domain/user/User";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";

export type ChangePasswordData =
  | { state: "ready"; email: string; hasPassword: boolean }
  /** The session has ended, so the page redirects to sign-in. */
  | { state: "signedOut" }
  | { state: "failed"; problem: FormProblem };

/** Loads the page's data. `hasPassword` is false for an account created by social sign-in. */
export async function loadChangePassword(call: Client, user: User): Promise<ChangePasswordData> {
  try {
    const response = await call(hasPassword, { params: { id: user.id } });
    if (response.ok) return { state: "ready", email: user.email, hasPassword: response.outcome === "set" };
    if (response.refusal.code === "not_signed_in") return { state: "signedOut" };
    return { state: "failed", problem: refusedResult(response.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}
