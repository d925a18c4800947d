import type { deleteAccount } from "@sayara/api-client/contract/accounts/ownData";
import type { HandlerInput } from "@sayara/api-client/contract/defineEndpoint";
import { provePassword } from "#api/accounts/password/provePassword.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { spendAccountCode } from "#api/links/accountCode.ts";

type Proof = HandlerInput<typeof deleteAccount>["body"];

/** Limits guesses of a code: within its 15 minutes, an unattended session allows about 10 guesses out of a million. */
const GUESSES = { name: "account code", burst: 5, secondsEach: 180 };

/**
 * Checks the password before the transaction, which must not wait for the password hash. For a code, only counts the
 * guess.
 *
 * @throws RefusalError `invalid_input` for a wrong password; `proof_required` where only a code is accepted.
 */
export async function checkProof(
  dependencies: Dependencies,
  user: UserRow,
  { password, code }: Proof,
): Promise<void> {
  if (code !== undefined) return limitRate(dependencies, { ...GUESSES, key: user.id });
  if (!(await provePassword(dependencies, user, password))) {
    throw new RefusalError("proof_required", { fields: { code: "required" } });
  }
}

/**
 * Spends the code, if one was given, and checks that the password is the one that was checked. Requires the account's
 * lock.
 *
 * @throws RefusalError `code_wrong`, `code_expired`, or `not_signed_in` for a password that has changed meanwhile.
 */
export async function requireProof(
  transaction: Transaction,
  { user, account, code }: { user: UserRow; account: UserRow; code: string | undefined },
  tools: Pick<Dependencies, "config"> & { now: Date },
): Promise<UserRow> {
  if (code === undefined && account.password_hash !== user.password_hash) {
    throw new RefusalError("not_signed_in");
  }
  if (code === undefined) return account;
  const spent = await spendAccountCode(transaction, { userId: account.id, kind: "code", code }, tools);
  if (spent === "code_wrong") throw new RefusalError(spent, { fields: { code: "invalid" } });
  if (spent === "code_expired") throw new RefusalError(spent);
  return account;
}
