import type { Credentials } from "@sayara/api-client/contract/accounts/signIn";
import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type * as v from "valibot";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { mailSignInCode, spendSignInCode } from "./proveSecondFactor.ts";
import { secondFactorOf } from "./secondFactorOf.ts";

/** Result of the second step of a sign-in. `asked` is the kind of code that is still needed. */
type SecondStep =
  | { proof: "right" }
  | { proof: "code_wrong" | "code_expired" }
  | { proof: "code_needed"; asked: SecondFactorMethod };

/**
 * Requests the second factor after a correct first one, or spends its code [SF1]. The caller must commit the
 * transaction whatever the result, and opens a session only if `proof` is `right`. Requires the account's
 * lock.
 *
 * @throws RefusalError `too_many_requests`.
 */
export async function checkSecondFactor(
  transaction: Transaction,
  account: UserRow,
  { code, byMail }: Pick<v.InferOutput<typeof Credentials>, "code" | "byMail">,
  dependencies: Dependencies,
): Promise<SecondStep> {
  const method = secondFactorOf(dependencies.config, account);
  if (method === null) return { proof: "right" };
  if (code !== undefined) {
    // Counts inside the transaction. PGlite has one connection, so a statement outside it would wait forever.
    const tools = { ...dependencies, db: transaction };
    await limitRate(tools, { name: "sign-in code", key: account.id, burst: 5, secondsEach: 120 });
    return { proof: await spendSignInCode(transaction, account, code, dependencies) };
  }
  const asked = byMail === true ? "mail" : method;
  if (asked === "mail") await mailSignInCode(transaction, account, dependencies);
  return { proof: "code_needed", asked };
}
