import { isRecoveryCode } from "@sayara/domain/account/RecoveryCode";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { issueAccountCode, spendAccountCode } from "#api/security/links/accountCode.ts";
import { authenticatorOf, stepOfCode } from "./authenticator.ts";
import { spendRecoveryCode } from "./recoveryCodes.ts";

type Tools = Pick<Dependencies, "config" | "clock" | "randomBytes">;
type Spent = "right" | "code_wrong" | "code_expired";

/** Rate limit on guesses of a confirmation code. Only a few of the million possible codes can be tried before it expires. */
const GUESSES = { name: "confirmation code", burst: 5, secondsEach: 180 };

/** Mails a sign-in code, which replaces the earlier one. Requires the account's lock. */
export async function mailSignInCode(
  transaction: Transaction,
  account: UserRow,
  tools: Tools,
): Promise<void> {
  const { id, email } = account;
  const now = tools.clock();
  await limitMailsTo(tools, { db: transaction, kind: "signInCode", address: email });
  const issued = await issueAccountCode(transaction, { id, email, kind: "signIn" }, { ...tools, now });
  const { seed, expiresAt } = issued;
  await mailAccount(
    transaction,
    account,
    { kind: "signInCode", userId: id, signInCodeSeed: seed, expiresAt },
    { now },
  );
}

/**
 * Spends a sign-in code: a code from the authenticator app, a recovery code [SF6], or the latest mailed code
 * [SF3]. A code from the app works only once, and never after a later code was used [SF4]. Requires the account's lock. The
 * caller limits the guesses.
 */
export async function spendSignInCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  tools: Tools,
): Promise<Spent> {
  const { config } = tools;
  const now = tools.clock();
  const { id, email, second_factor, authenticator_seed: seed } = account;
  const isApp = second_factor === "app" && seed !== null;
  if (isRecoveryCode(code))
    return isApp ? spendRecoveryCode(transaction, account, code, tools) : "code_wrong";
  const step = isApp ? stepOfCode(authenticatorOf(config, { seed, email }), code, now) : undefined;
  if (step !== undefined) return spendAppCode(transaction, account, step);
  const spent = await spendAccountCode(transaction, { userId: id, kind: "signIn", code }, { config, now });
  // An account with an app has a mailed code only on request, so "expired" would mislead about a mistyped
  // code.
  return isApp && spent === "code_expired" ? "code_wrong" : spent;
}

/**
 * Counts a guess of a code for `spendConfirmationCode`. Call it outside the transaction, because a wrong code
 * rolls that back.
 *
 * @throws RefusalError `too_many_requests`.
 */
export function limitConfirmations(dependencies: Dependencies, userId: string): Promise<void> {
  return limitRate(dependencies, { ...GUESSES, key: userId });
}

/**
 * Spends a code of the second factor that confirms a signed-in person's action. An account with an app uses a
 * code from the app or a recovery code; any other account uses a code that was mailed for the action.
 * Requires the account's lock.
 *
 * @throws RefusalError `second_factor_required` for an account without one; `code_wrong` or `code_expired`.
 */
export async function spendConfirmationCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  tools: Tools,
): Promise<void> {
  if (account.second_factor === null) throw new RefusalError("second_factor_required");
  const spent =
    account.second_factor === "app"
      ? await spendOwnCode(transaction, account, code, tools)
      : await spendMailedCode(transaction, account, code, tools);
  if (spent !== "right") throw new RefusalError(spent);
}

/**
 * Spends the code with which the owner of an account with an app confirms a change of the sign-in methods,
 * besides the password [SF7]: a code from the app, a recovery code, or a code mailed for an action. An
 * account without an app needs no code. A mailed code does not count while a change of address can be undone,
 * because the password alone may have changed the address. Requires the account's lock. Call
 * `limitConfirmations` for each code before the transaction.
 *
 * @throws RefusalError `invalid_input` without a code; `code_wrong` or `code_expired`. Each names the field
 *   `factorCode`.
 */
export async function requireFactorCode(
  transaction: Transaction,
  account: UserRow,
  code: string | undefined,
  tools: Tools,
): Promise<void> {
  if (account.second_factor !== "app") return;
  if (code === undefined)
    throw new RefusalError("invalid_input", { fields: { factorCode: validationMessage("required") } });
  const own = await spendOwnCode(transaction, account, code, tools);
  const takesMailed = own === "code_wrong" && !(await hasMovedLately(transaction, account.id, tools.clock()));
  const spent = takesMailed ? await spendMailedCode(transaction, account, code, tools) : own;
  // Reports a wrong code as wrong, not as an expired mailed code, which the person may never have requested.
  if (spent !== "right")
    throw new RefusalError(own === "code_wrong" ? own : spent, { fields: { factorCode: "invalid" } });
}

/** Returns whether a change of the account's address can still be undone [AC7]. */
async function hasMovedLately(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  const undo = await transaction
    .selectFrom("address_undos")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return undo !== undefined;
}

/** Spends a code that was not mailed: a code from the app, or a recovery code. */
async function spendOwnCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  tools: Tools,
): Promise<Spent> {
  const { email, authenticator_seed: seed } = account;
  if (isRecoveryCode(code)) return spendRecoveryCode(transaction, account, code, tools);
  if (seed === null) return "code_wrong";
  const step = stepOfCode(authenticatorOf(tools.config, { seed, email }), code, tools.clock());
  return spendAppCode(transaction, account, step);
}

function spendMailedCode(
  transaction: Transaction,
  { id: userId }: UserRow,
  code: string,
  { config, clock }: Tools,
): Promise<Spent> {
  return spendAccountCode(transaction, { userId, kind: "code", code }, { config, now: clock() });
}

/** Stores the period of an app's code, so that neither this code nor an earlier one works again [SF4]. */
async function spendAppCode(
  transaction: Transaction,
  { id, authenticator_step }: UserRow,
  step: number | undefined,
): Promise<Spent> {
  if (step === undefined) return "code_wrong";
  if (step <= authenticator_step) return "code_expired";
  await transaction.updateTable("users").set({ authenticator_step: step }).where("id", "=", id).execute();
  return "right";
}
