import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { postMail } from "#api/mail/postMail.ts";
import { revokeAccess } from "./revokeAccess.ts";

/**
 * Sets a password chosen through a mailed link, and revokes access. Mails the owner when it replaces another
 * password.
 */
export async function replacePassword(
  transaction: Transaction,
  account: UserRow,
  { hash, keepsIdentities, now }: { hash: string; keepsIdentities: boolean; now: Date },
): Promise<UserRow> {
  await revokeAccess(transaction, account.id, { keepsIdentities });
  if (account.password_hash !== null) {
    const { full_name: name, email: address, language } = account;
    const content = { kind: "passwordChanged", name, changedAt: now } as const;
    await postMail(transaction, [{ to: { name, address }, language, content }], now);
  }
  return transaction
    .updateTable("users")
    .set({ password_hash: hash, password_by_session: false, pending_email: null })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
