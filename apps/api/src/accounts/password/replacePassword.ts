import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";

/**
 * Sets a password chosen through a mailed link and revokes all other access. Mails the owner if it replaces
 * an existing password.
 */
export async function replacePassword(
  transaction: Transaction,
  account: UserRow,
  { hash, keepsIdentities, now }: { hash: string; keepsIdentities: boolean; now: Date },
): Promise<UserRow> {
  await revokeAccess(transaction, account.id, { keepsIdentities });
  if (account.password_hash !== null) {
    await mailAccount(transaction, account, { kind: "passwordChanged", changedAt: now }, { now });
  }
  return transaction
    .updateTable("users")
    .set({ password_hash: hash, password_by_session: false, pending_email: null })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
