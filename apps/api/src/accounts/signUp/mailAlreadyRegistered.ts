import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";

interface Attempt {
  attempt: "signUp" | "checkout" | "newAddress";
  /** Website path to open after sign-in. */
  returnTo?: string;
  /** Whether the address was entered in the portal. */
  isFromPortal?: boolean;
  now: Date;
}

/**
 * Notifies the owner of a registered address that someone entered it at sign-up, checkout or an address change. The
 * response itself does not reveal that the address is registered.
 */
export async function mailAlreadyRegistered(
  transaction: Transaction,
  account: UserRow,
  { attempt, returnTo, isFromPortal = false, now }: Attempt,
): Promise<void> {
  const content = {
    kind: "alreadyRegistered",
    attempt,
    ...(returnTo !== undefined && { returnTo }),
    ...(isFromPortal && { isFromPortal }),
  } as const;
  await mailAccount(transaction, account, content, { now });
}
