import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { revokeLinksOfDriver } from "#api/security/links/revokeLinks.ts";
import { mailChanged } from "./mailChange.ts";

/**
 * Replaces the account's address with the pending one, which was just confirmed, and mails the old address.
 * Deletes mailed links, except those that undo the change, and revokes the signed links of bookings. Requires
 * the lock of the new address. Returns undefined if another account has the new address or it is no longer
 * pending.
 */
export async function moveToAddress(
  transaction: Transaction,
  account: UserRow,
  { email, ...tools }: Pick<Dependencies, "config" | "randomBytes"> & { email: string; now: Date },
): Promise<UserRow | undefined> {
  const { now } = tools;
  if (await isAddressReserved(transaction, email, { now, exceptUserId: account.id })) return undefined;
  const updatedAccount = await transaction
    .updateTable("users")
    .set({ email, pending_email: null, activated_at: account.activated_at ?? now })
    .where("id", "=", account.id)
    .where("pending_email", "=", email)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("users as others").select("id").where("others.email", "=", email))),
    )
    .returningAll()
    .executeTakeFirst();
  if (updatedAccount === undefined) return undefined;
  await transaction.deleteFrom("mailed_tokens").where("user_id", "=", account.id).execute();
  await revokeLinksOfDriver(transaction, account.id);
  await mailChanged(transaction, account, { ...tools, newEmail: email });
  return updatedAccount;
}
