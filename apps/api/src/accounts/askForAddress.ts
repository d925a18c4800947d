import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { mailNewAddress } from "./mailLink.ts";

/**
 * Mails the link that moves an account to a new address.
 *
 * @throws RefusalError `email_registered` when it is another account's.
 */
export async function askForAddress(
  transaction: Transaction,
  account: UserRow,
  email: string,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<void> {
  const users = transaction.selectFrom("users").select("id");
  const holder = await users.where("email", "=", email).executeTakeFirst();
  if (holder !== undefined) throw new RefusalError("email_registered");
  await transaction.updateTable("users").set({ pending_email: email }).where("id", "=", account.id).execute();
  await mailNewAddress(transaction, account, { ...tools, address: email });
}
