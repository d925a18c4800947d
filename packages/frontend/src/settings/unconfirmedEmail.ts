import type { User } from "@sayara/domain/user/User";

/**
 * Returns the address that awaits confirmation: the pending one, or else the account's current one; null if there is
 * none.
 */
export function unconfirmedEmail({ email, pendingEmail, verified }: User): string | null {
  return pendingEmail ?? (verified ? null : email);
}
