import type { User } from "@sayara/domain/user/User";

/** The address whose mailed link is still waited for: a new one that was asked for, else the account's own. */
export function unconfirmedAddress({ email, pendingEmail, verified }: User): string | null {
  return pendingEmail ?? (verified ? null : email);
}
