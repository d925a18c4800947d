import type { Client } from "@sayara/api-client/client/createClient";
import { readTeamInvitation } from "@sayara/api-client/contract/accounts/joinTeam";
import { SecretToken } from "@sayara/domain/account/SecretToken";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";

/** A valid mailed invitation. */
export interface Invitation {
  token: string;
  agency: string;
  email: string;
  role: SupplierRole | Unknown;
}

/**
 * Returns the invitation of a link; null if the link is no longer valid.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(call: Client, token: string | null): Promise<{ invitation: Invitation | null }> {
  if (!v.is(SecretToken, token)) return { invitation: null };
  const response = await call(readTeamInvitation, { body: { token } });
  if (!response.ok) throw new Error(`the invitation was refused: ${response.refusal.code}`);
  return { invitation: response.outcome === "valid" ? { token, ...response.data } : null };
}
