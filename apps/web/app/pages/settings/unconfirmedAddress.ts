import type { User } from "@sayara/domain/user/User";

/**
 * Returns the address that awaits its confirmation: the pending one, else the account's own; null when there is none.
 */
export function unconfirmedAddress({ email, pendingEmail, verified }: User): string | null {
  return pendingEmail ?? (verified ? null : email);
}
