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

/** Guesses of a code that confirms an action: with the password, a few out of a million within its time. */
const GUESSES = { name: "confirmation code", burst: 5, secondsEach: 180 };

/** Mails a code for signing in, which replaces the earlier one. Requires the account's lock. */
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
 * Spends a code of a sign-in: one of the authenticator app, a recovery code [SF6], or the latest mailed one [SF3]. The
 * app's codes count once, and in the order of time [SF4]. Requires the account's lock. The caller limits the guesses.
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
  // An account with an app has a mailed code only on request.
  return isApp && spent === "code_expired" ? "code_wrong" : spent;
}

/**
 * Counts a guess of a code for `spendConfirmationCode`. Outside the transaction, which a wrong code rolls back.
 *
 * @throws RefusalError `too_many_requests`.
 */
export function limitConfirmations(dependencies: Dependencies, userId: string): Promise<void> {
  return limitRate(dependencies, { ...GUESSES, key: userId });
}

/**
 * Spends a code of the second factor that confirms an action of a signed-in person: one from the app or a recovery
 * code, or one that was mailed for an action. Requires the account's lock.
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
 * Spends the code of an account with an app that confirms a change of how its owner signs in, besides the password
 * [SF7]: one from the app, a recovery code, or one that was mailed for an action. An account without an app needs none.
 * While a change of address can be undone no mailed code counts: the password alone may have changed the address.
 * Requires the account's lock. Call `limitConfirmations` for each code before the transaction.
 *
 * @throws RefusalError `invalid_input` without a code; `code_wrong` or `code_expired`. Each names the field `factorCode`.
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
  // Not the mailed code's refusal: an account with an app has one only on request.
  if (spent !== "right")
    throw new RefusalError(own === "code_wrong" ? own : spent, { fields: { factorCode: "invalid" } });
}

/** Returns whether the account's address was changed, and the old one can still undo it [AC7]. */
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

/** Spends a code that the person has without a mail: one from the app, or a recovery code. */
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

/** Keeps the period of an app's code, so that it works once and in the order of time [SF4]. */
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
