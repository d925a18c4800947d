import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { issueAccountCode, spendAccountCode } from "#api/security/links/accountCode.ts";
import { authenticatorOf, stepOfCode } from "./authenticator.ts";

type Tools = Pick<Dependencies, "config" | "clock" | "randomBytes">;

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
 * Spends a code of a sign-in: one of the authenticator app, or the latest mailed one [SF3]. The app's codes count once,
 * and in the order of time [SF4]. Requires the account's lock. The caller limits the guesses.
 */
export async function spendSignInCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  { config, clock }: Tools,
): Promise<"right" | "code_wrong" | "code_expired"> {
  const now = clock();
  const { id, email, second_factor, authenticator_seed: seed } = account;
  const isApp = second_factor === "app" && seed !== null;
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
 * Spends a code of the second factor that confirms an action of a signed-in person: one from the app, or one that
 * was mailed for an action. Requires the account's lock.
 *
 * @throws RefusalError `second_factor_required` for an account without one; `code_wrong` or `code_expired`.
 */
export async function spendConfirmationCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  { config, clock }: Tools,
): Promise<void> {
  const now = clock();
  const { id, email, second_factor: method, authenticator_seed: seed } = account;
  if (method === null) throw new RefusalError("second_factor_required");
  const isApp = method === "app" && seed !== null;
  const spent = isApp
    ? await spendAppCode(
        transaction,
        account,
        stepOfCode(authenticatorOf(config, { seed, email }), code, now),
      )
    : await spendAccountCode(transaction, { userId: id, kind: "code", code }, { config, now });
  if (spent !== "right") throw new RefusalError(spent);
}

/** Keeps the period of an app's code, so that it works once and in the order of time [SF4]. */
async function spendAppCode(
  transaction: Transaction,
  { id, authenticator_step }: UserRow,
  step: number | undefined,
): Promise<"right" | "code_wrong" | "code_expired"> {
  if (step === undefined) return "code_wrong";
  if (step <= authenticator_step) return "code_expired";
  await transaction.updateTable("users").set({ authenticator_step: step }).where("id", "=", id).execute();
  return "right";
}
