import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { mailAlreadyRegistered } from "#api/accounts/signUp/mailAlreadyRegistered.ts";
import { mailChangeRequested } from "./mailChange.ts";
import { mailNewAddress } from "#api/accounts/signUp/mailLink.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes" | "clock"> & { now: Date };

/**
 * Stores a pending address, mails it the confirmation link, and notifies the current address. If
 * `revealRegisteredEmails` is off, a request for another account's address looks the same to the caller, and
 * the owner of that account gets a mail.
 *
 * @throws RefusalError `email_registered` for another account's address, if `revealRegisteredEmails` is on;
 *   `too_many_requests`.
 */
export async function requestEmailChange(
  transaction: Transaction,
  account: UserRow,
  email: string,
  tools: Tools,
): Promise<void> {
  const { config, now } = tools;
  const users = transaction.selectFrom("users").selectAll();
  const registeredAccount = await users.where("email", "=", email).executeTakeFirst();
  const isReserved = await isAddressReserved(transaction, email, { now, exceptUserId: account.id });
  if ((registeredAccount !== undefined || isReserved) && config.revealRegisteredEmails) {
    throw new RefusalError("email_registered");
  }
  await limitMailsTo(tools, { db: transaction, kind: "newAddress", address: email });
  await transaction.updateTable("users").set({ pending_email: email }).where("id", "=", account.id).execute();
  if (registeredAccount !== undefined)
    await mailAlreadyRegistered(transaction, registeredAccount, { attempt: "newAddress", now });
  else if (!isReserved) await mailNewAddress(transaction, account, { ...tools, address: email });
  await limitMailsTo(tools, { db: transaction, kind: "oldAddress", address: account.email });
  await mailChangeRequested(transaction, account, { ...tools, newEmail: email });
}
