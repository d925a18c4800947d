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

/**
 * A proof of the account's owner, with the data that `requireProof` still checks under the account's lock.
 */
type CheckedProof =
  | { kind: "password" }
  | { kind: "code"; code: string }
  | ({ kind: "passkey" } & PasskeyUse);

/**
 * Limit on guesses of a code. Someone at an unattended session gets about 10 guesses out of a million in its
 * 15 minutes.
 */
const GUESSES = { name: "account code", burst: 5, secondsEach: 180 };

/**
 * Checks a password or a passkey before the transaction: the transaction must not wait for the password hash,
 * and its rollback would restore a spent challenge. For a code, only counts the guess.
 *
 * @throws RefusalError `invalid_input` for a wrong password; `passkey_refused` for a wrong passkey;
 *   `proof_required` if the password does not count as a proof.
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
 * Spends the code, records the use of the passkey, or checks that the password has not changed since
 * `checkProof`. Requires the account's lock.
 *
 * @throws RefusalError `code_wrong`, `code_expired`, `passkey_refused`, or `not_signed_in` for a password
 *   that has changed.
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
