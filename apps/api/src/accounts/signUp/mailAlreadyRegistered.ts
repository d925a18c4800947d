import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";

interface Attempt {
  attempt: "signUp" | "checkout" | "newAddress";
  /** Website path to open after sign-in. */
  returnTo?: string;
  now: Date;
}

/**
 * Notifies the owner of a registered address that it was entered at sign-up. The page does not reveal the registration.
 */
export async function mailAlreadyRegistered(
  transaction: Transaction,
  account: UserRow,
  { attempt, returnTo, now }: Attempt,
): Promise<void> {
  const content = {
    kind: "alreadyRegistered",
    attempt,
    ...(returnTo !== undefined && { returnTo }),
  } as const;
  await mailAccount(transaction, account, content, { now });
}
