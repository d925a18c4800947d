import { canSignIn } from "@sayara/domain/account/activation";
import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import type { Config } from "#api/server/config/readConfig.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns whether an account may sign in. Call it only after the caller has proved to own the account. If
 * registered addresses are secret, returns false for an unconfirmed account: the response would reveal
 * whether a sign-up with this password created the account or found an existing one.
 *
 * @throws RefusalError `account_suspended`; `not_allowed` for a driver in the portal.
 */
export function mayOpenSession(
  account: UserRow,
  { application, config }: { application: ApplicationType; config: Pick<Config, "revealRegisteredEmails"> },
): boolean {
  if (!config.revealRegisteredEmails && account.activated_at === null) return false;
  if (!canSignIn(account.account_status)) throw new RefusalError("account_suspended");
  if (application === "backend" && account.type === "user") throw new RefusalError("not_allowed");
  return true;
}
