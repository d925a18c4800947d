import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type { Config } from "#api/server/config/readConfig.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";

/** Returns whether the marketplace requires this account to have a second factor [SF2]. */
export function isSecondFactorRequired(
  { requireSecondFactor }: Pick<Config, "requireSecondFactor">,
  { type }: Pick<UserRow, "type">,
): boolean {
  return type === "admin" && requireSecondFactor === "admins";
}

/** Returns the second factor that an account signs in with [SF1]; null if the password suffices. */
export function secondFactorOf(
  config: Pick<Config, "requireSecondFactor">,
  account: Pick<UserRow, "type" | "second_factor">,
): SecondFactorMethod | null {
  return account.second_factor ?? (isSecondFactorRequired(config, account) ? "mail" : null);
}
