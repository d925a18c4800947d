import type { OwnerProof } from "@sayara/api-client/contract/accounts/OwnerProof";
import { limitPasswordChecks } from "#api/accounts/password/limitPasswordChecks.ts";
import { provePassword } from "#api/accounts/password/provePassword.ts";
import {
  type PasskeyUse,
  recordPasskeyUse,
  verifyPasskeyUse,
} from "#api/accounts/passkeys/verifyPasskeyUse.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { spendAccountCode } from "#api/security/links/accountCode.ts";

/** What is still to be checked under the account's lock. */
type CheckedProof =
  | { kind: "password" }
  | { kind: "code"; code: string }
  | ({ kind: "passkey" } & PasskeyUse);

/** Limits guesses of a code: within its 15 minutes, an unattended session allows about 10 guesses out of a million. */
const GUESSES = { name: "account code", burst: 5, secondsEach: 180 };

/**
 * Checks a password or a passkey before the transaction, which must not wait for the password hash, and in which a spent
 * challenge would be restored. For a code, only counts the guess.
 *
 * @throws RefusalError `invalid_input` for a wrong password; `passkey_refused` for a wrong passkey; `proof_required` where
 *   the password does not count.
 */
export async function checkProof(
  dependencies: Dependencies,
  user: UserRow,
  { password, code, passkey }: OwnerProof,
): Promise<CheckedProof> {
  if (passkey !== undefined) {
    await limitPasswordChecks(dependencies, user.id);
    const use = await verifyPasskeyUse(dependencies, passkey);
    if (use?.userId !== user.id) throw new RefusalError("passkey_refused");
    return { kind: "passkey", ...use };
  }
  if (code !== undefined) {
    await limitRate(dependencies, { ...GUESSES, key: user.id });
    return { kind: "code", code };
  }
  if (await provePassword(dependencies, user, password)) return { kind: "password" };
  throw new RefusalError("proof_required", { fields: { code: "required" } });
}

/**
 * Spends the code or records the use of the passkey, and checks that the password is the one that was checked. Requires
 * the account's lock.
 *
 * @throws RefusalError `code_wrong`, `code_expired`, `passkey_refused`, or `not_signed_in` for a password that has
 *   changed meanwhile.
 */
export async function requireProof(
  transaction: Transaction,
  { user, account, proof }: { user: UserRow; account: UserRow; proof: CheckedProof },
  tools: Pick<Dependencies, "config"> & { now: Date },
): Promise<UserRow> {
  if (proof.kind === "passkey") {
    if (!(await recordPasskeyUse(transaction, proof, tools.now))) throw new RefusalError("passkey_refused");
    return account;
  }
  if (proof.kind === "password") {
    if (account.password_hash !== user.password_hash) throw new RefusalError("not_signed_in");
    return account;
  }
  const { code } = proof;
  const spent = await spendAccountCode(transaction, { userId: account.id, kind: "code", code }, tools);
  if (spent === "code_wrong") throw new RefusalError(spent, { fields: { code: "invalid" } });
  if (spent === "code_expired") throw new RefusalError(spent);
  return account;
}
