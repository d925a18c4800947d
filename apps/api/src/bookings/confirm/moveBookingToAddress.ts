import { birthDateOf } from "#api/bookings/birthDateOf.ts";
import { hasSignInMethod } from "#api/accounts/session/hasSignInMethod.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { linkVersionOf } from "#api/security/links/revokeLinks.ts";
import { guestAccount } from "./guestAccount.ts";

/**
 * Moves an unconfirmed guest's booking to the account of a corrected address, and revokes every link sent to the old
 * address, which may be a stranger's. Deletes the old account unless it has other bookings or can sign in.
 *
 * @throws RefusalError `email_registered`, `account_suspended`.
 */
export async function moveBookingToAddress(
  transaction: Transaction,
  row: StoredBooking,
  { email, now }: { email: string; now: Date },
): Promise<StoredBooking> {
  const { id, driver_id: formerId, language } = row;
  const driver = {
    fullName: row.driver_full_name,
    email,
    phone: row.driver_phone,
    birthDate: birthDateOf(row),
  };
  const { id: driverId } = await guestAccount(transaction, driver, { language, now });
  // Exceeds both versions: the new account's may be lower than the old one's.
  const link_version = (await linkVersionOf(transaction, id)) + 1;
  const updatedBooking = await transaction
    .updateTable("bookings")
    .set((eb) => ({
      driver_id: driverId,
      driver_email: email,
      link_version,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("notifications")
    .set({ user_id: driverId })
    .where("booking_id", "=", id)
    .where("user_id", "=", formerId)
    .execute();
  await deleteUnusedGuest(transaction, formerId);
  return updatedBooking;
}

/** Deletes the account of an address that was entered by mistake, and with it the link that sets its password. */
async function deleteUnusedGuest(transaction: Transaction, id: string): Promise<void> {
  const account = await lockAccount(transaction, { id });
  if (account === undefined || account.activated_at !== null) return;
  if (await hasSignInMethod(transaction, account)) return;
  const other = await transaction
    .selectFrom("bookings")
    .select("id")
    .where("driver_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) await transaction.deleteFrom("users").where("id", "=", id).execute();
}
