import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { postMail } from "#api/mail/postMail.ts";

/**
 * Gives an account the address that its owner has confirmed, and tells the one it had. Links mailed to the old address
 * stop working. Called under the lock of the new one. Undefined when it has become another account's, or is no longer
 * waited for.
 */
export async function moveToAddress(
  transaction: Transaction,
  account: UserRow,
  { email, now }: { email: string; now: Date },
): Promise<UserRow | undefined> {
  const moved = await transaction
    .updateTable("users")
    .set({ email, pending_email: null, activated_at: account.activated_at ?? now })
    .where("id", "=", account.id)
    .where("pending_email", "=", email)
    .where((users) =>
      users.not(
        users.exists(users.selectFrom("users as others").select("id").where("others.email", "=", email)),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  if (moved === undefined) return undefined;
  await transaction.deleteFrom("mailed_tokens").where("user_id", "=", account.id).execute();
  const { full_name: name, email: address, language } = account;
  const content = { kind: "emailChanged", name, newEmail: email, changedAt: now } as const;
  await postMail(transaction, [{ to: { name, address }, language, content }], now);
  return moved;
}
