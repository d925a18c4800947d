import { randomUUID } from "node:crypto";
import type { Language } from "@sayara/domain/language/Language";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { hasSignInMethod } from "#api/accounts/session/hasSignInMethod.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the account of a guest's booking with the version of its signed links: a new account without a
 * password, or the account of an earlier checkout whose address was never confirmed. Requires the lock of the
 * email address.
 *
 * The earlier guest's details stay unchanged, so that a stranger who enters an address cannot change its
 * account. An account with a sign-in method never takes a guest's booking: its creator may not own the
 * address, and could read the driver's details.
 *
 * @throws RefusalError `email_registered` for a confirmed address or an account with a sign-in method,
 *   `account_suspended`.
 */
export async function guestAccount(
  transaction: Transaction,
  driver: DriverDetails,
  { language, now }: { language: Language; now: Date },
): Promise<{ id: string; linkVersion: number }> {
  const account = await lockAccount(transaction, { email: driver.email });
  if (account !== undefined) {
    const isOwned = account.activated_at !== null || (await hasSignInMethod(transaction, account));
    if (isOwned || account.type !== "user") throw new RefusalError("email_registered");
    if (account.account_status === "blocked") throw new RefusalError("account_suspended");
    return { id: account.id, linkVersion: account.link_version };
  }
  if (await isAddressReserved(transaction, driver.email, { now })) throw new RefusalError("email_registered");
  const id = randomUUID();
  await transaction
    .insertInto("users")
    .values({
      id,
      type: "user",
      email: driver.email,
      full_name: driver.fullName,
      phone: driver.phone,
      birth_date: driver.birthDate,
      language,
      account_status: "active",
      enable_email_notifications: true,
      created_at: now,
    })
    .execute();
  return { id, linkVersion: 0 };
}
